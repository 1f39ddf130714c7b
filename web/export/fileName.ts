const LONGEST = 120;

/** `Skaters of Winter Cup 2026-11-22.csv`: what it is and the person's own day, as every system takes it. */
export function fileName(title: string, now: Date, extension: string): string {
  const name = Array.from(title.toWellFormed().replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' '))
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[name, day].filter(Boolean).join(' ')}.${extension}`;
}
