const [SMALLEST, LARGEST, HALVINGS] = [0.4, 1.7, 7];

/**
 * What a surface goes without, step by step, as long as its letters stay smaller than that: what is left out is also on
 * everybody's phone. Who warms up next goes last, on a quarter of a screen.
 */
const STEPS = [
  { without: '', below: Infinity },
  { without: 'second', below: 0.95 },
  { without: 'later', below: 0.95 },
  { without: 'later rinks', below: 0.95 },
  { without: 'later skaters', below: 0.6 },
];

/** Finds the largest letters with which a surface is not cut. On a screen that scrolls every size fits: it keeps its own. */
export function fillSurface(surface: HTMLElement): void {
  if (getComputedStyle(surface).overflow === 'visible') {
    surface.style.removeProperty('--fit');
    delete surface.dataset['without'];
    return;
  }
  let best = { without: '', size: 0 };
  for (const { without, below } of STEPS) {
    if (best.size >= below) break;
    surface.dataset['without'] = without;
    const size = largestFit(surface);
    if (size > best.size) best = { without, size };
  }
  surface.dataset['without'] = best.without;
  surface.style.setProperty('--fit', String(best.size));
}

function largestFit(surface: HTMLElement): number {
  let [fits, cut] = [SMALLEST, LARGEST];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const size = (fits + cut) / 2;
    surface.style.setProperty('--fit', String(size));
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = surface;
    if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) fits = size;
    else cut = size;
  }
  return fits;
}
