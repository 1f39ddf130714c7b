/**
 * Moves this process' or page's clock, from now on: `Date` goes on running, so many milliseconds away from
 * the machine's. It becomes the source of a page's script, so it uses nothing from outside itself.
 */
export function shiftDate(milliseconds: number): void {
  const now = Date.now.bind(Date);
  const shifted = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [shifted()] : args, newTarget) as object,
    apply: (target) => new target(shifted()).toString(),
    get: (target, name, receiver) =>
      (name === 'now' ? shifted : Reflect.get(target, name, receiver)) as unknown,
  });
  Date.prototype.constructor = Date;
}
