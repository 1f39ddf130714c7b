import { useTranslation } from 'react-i18next';
import { joinClasses } from '../ui/joinClasses.ts';
import field from '../ui/Field.module.css';
import { type EventDraft, eventProblems } from './formatsDraft.ts';
import styles from './FormatsField.module.css';

interface EventRowProps {
  readonly format: string;
  readonly event: EventDraft;
  readonly onChange: (event: EventDraft) => void;
}

/** One level of a format: offered or not, its programme time, its places. */
export function EventRow({ format, event, onChange }: EventRowProps) {
  const { t } = useTranslation('entryForm');
  const problems = eventProblems(event);
  const about = { event: `${format} ${event.level}` };
  return (
    <tr>
      <th scope="row">
        <label className={styles['tick']}>
          <input
            type="checkbox"
            checked={event.ticked}
            onChange={(change) => onChange({ ...event, ticked: change.target.checked })}
          />
          {event.level}
        </label>
      </th>
      {(['seconds', 'capacity'] as const).map((name) => (
        <td key={name}>
          <input
            className={joinClasses(field['control'], styles['number'])}
            inputMode="numeric"
            aria-label={t(`${name}Of`, about)}
            aria-invalid={event.ticked && problems[name] ? true : undefined}
            placeholder={name === 'capacity' ? t('noLimit') : undefined}
            disabled={!event.ticked}
            value={event[name]}
            onChange={(change) => onChange({ ...event, [name]: change.target.value })}
          />
        </td>
      ))}
    </tr>
  );
}
