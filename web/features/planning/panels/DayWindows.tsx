import type { Availability } from '../../../../shared/contract/planning/judges.ts';
import field from '../../../ui/Field.module.css';
import { Segments } from '../../../ui/Segments.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Panels.module.css';

interface DayWindowsProps {
  /** Of the competition. */
  readonly days: readonly string[];
  readonly available: Availability;
  /** In the words of the page: organisers and judges have catalogues of their own. */
  readonly words: {
    readonly title: string;
    readonly always: string;
    readonly some: string;
    readonly day: (day: string) => string;
    readonly from: (day: string) => string;
    readonly until: (day: string) => string;
    readonly away: string;
  };
  readonly onChange: (available: Availability) => void;
}

const USUAL = { from: '07:00', until: '21:00' };

/** When a judge can sit: at any time, or on certain days from and until. */
export function DayWindows({ days, available, words, onChange }: DayWindowsProps) {
  const windows = available ?? [];
  const change = (date: string, part: Partial<typeof USUAL>) =>
    onChange(windows.map((one) => (one.date === date ? { ...one, ...part } : one)));
  const toggle = (date: string) => {
    const without = windows.filter((one) => one.date !== date);
    const after = without.length < windows.length ? without : [...windows, { date, ...USUAL }];
    onChange(after.toSorted((one, other) => (one.date < other.date ? -1 : 1)));
  };
  return (
    <Stack gap={3}>
      <Segments
        label={words.title}
        options={[
          { value: 'always', label: words.always },
          { value: 'some', label: words.some },
        ]}
        value={available === null ? 'always' : 'some'}
        onChange={(value) => onChange(value === 'always' ? null : days.map((date) => ({ date, ...USUAL })))}
      />
      {available === null ? null : (
        <Stack role="list" as="ul" gap={3}>
          {days.map((day) => {
            const hours = windows.find(({ date }) => date === day);
            return (
              <Row key={day} as="li" gap={2} columnGap={4} align="center" className={styles.window}>
                <label className={styles.windowDay}>
                  <input type="checkbox" checked={hours !== undefined} onChange={() => toggle(day)} />
                  <span>{words.day(day)}</span>
                </label>
                {hours ? (
                  <Row as="span" gap={2} align="center" wrap={false} className={styles.hours}>
                    <input
                      type="time"
                      className={field.control}
                      value={hours.from}
                      aria-label={words.from(day)}
                      onChange={(event) => change(day, { from: event.target.value })}
                    />
                    <span aria-hidden="true">–</span>
                    <input
                      type="time"
                      className={field.control}
                      value={hours.until}
                      aria-label={words.until(day)}
                      onChange={(event) => change(day, { until: event.target.value })}
                    />
                  </Row>
                ) : (
                  <span className={styles.soft}>{words.away}</span>
                )}
              </Row>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
