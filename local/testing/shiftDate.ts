/**
 * Shifts the clock of this process or page: `Date` continues at a distance of so many milliseconds from the
 * machine's. The function's text becomes a script in pages, so it uses nothing from outside itself.
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
