/** Whether Vite serves an address in development: the pages, and the modules of `web/api`, whose folder is named like the API. */
export function isPageRequest(url: string): boolean {
  const [path = ''] = url.split('?');
  return /\.tsx?$/.test(path) || !/^\/(api|images|_outbox|_cards|_gallery)([/.]|$)/.test(path);
}
