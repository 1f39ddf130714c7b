/** Whether the page's server answers: a device that reports to be online may not have a connection. */
export async function isReached(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
