/** A start as it is pushed: the names are those that public lists have. */
export interface PushedStart {
  readonly names: readonly string[];
  /** `HH:MM` at the venue. */
  readonly time: string;
  /** The time that people know; null where it stays. */
  readonly from: string | null;
  /** `Sat, 9 January`, where it is another day; null for today. */
  readonly day: string | null;
  /** '' where it has no name. */
  readonly surface: string;
  /** The event's name; '' for a panel of a judge. */
  readonly event: string;
}

interface Words {
  readonly title: string;
  readonly body: string;
}

/** A lock screen shows little more. */
const MOST_NAMED = 3;
const MOST_STARTS = 3;

/** "Mia K. skates at 14:35": a start in half an hour. */
export const soonWords = (start: PushedStart, competition: string): Words => ({
  title:
    start.event === ''
      ? `You judge at ${start.time}`
      : `${listed(start.names)} ${verb(start)} at ${start.time}`,
  body: joined([start.event, start.surface, competition]),
});

/** "Mia K. now skates at 14:50", or how many starts moved. */
export function movedWords(starts: readonly PushedStart[], competition: string): Words {
  const [first] = starts;
  if (first && starts.length === 1) {
    const who = first.event === '' ? 'You now judge' : `${listed(first.names)} now ${verb(first)}`;
    const before = first.from === null ? '' : `Before: ${first.from}`;
    return {
      title: `${who} at ${[first.time, first.day].filter((part) => part !== null).join(', ')}`,
      body: joined([before, first.event, first.surface, competition]),
    };
  }
  const lines = starts.slice(0, MOST_STARTS).map(({ names, time, day, event }) => {
    const who = event === '' ? 'Your panel' : listed(names);
    return `${who}: ${day === null ? '' : `${day}, `}${time}`;
  });
  const others = starts.length - lines.length;
  return {
    title: `${String(starts.length)} starts have new times`,
    body: [...lines, ...(others > 0 ? [`and ${String(others)} more`] : []), competition].join('\n'),
  };
}

/** Names nobody's place: whoever looks at a lock screen beside a skater reads it too. */
export const resultWords = (names: readonly string[], event: string, competition: string): Words => ({
  title: `Result posted: ${event}`,
  body: joined([listed(names), competition]),
});

const verb = ({ names }: PushedStart) => (names.length === 1 ? 'skates' : 'skate');

/** "Mia K., Zoé and Ida", "Mia K., Zoé, Ida and 2 more". */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED);
  const others = names.length - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${String(others)} more`;
  const [last = '', ...before] = shown.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
