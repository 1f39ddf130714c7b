import type { TFunction } from 'i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { eventsToImport } from '../../../../shared/domain/entering/entries/import/entryColumns.ts';
import { currentTime } from '../../../clock.ts';

const FIELDS = [
  'fullName',
  'givenName',
  'gender',
  'birthdate',
  'country',
  'homeRink',
  'coach',
  'number',
  'expiry',
  'level',
  'familyEmail',
] as const;

/** Offers an empty list: the fields, then a column to tick for each event, then the form's questions. */
export async function saveTemplate(
  t: TFunction<'entryImport'>,
  competition: Competition,
  form: Form,
): Promise<void> {
  const { exportFile, saveFile } = await import('../../../table/export/exportFile.ts');
  const asked = form.questions.filter(({ entries }) => entries.includes('individual'));
  const headings = [
    ...FIELDS.map((field) => t(`fields.${field}`)),
    ...eventsToImport(form).map(({ label }) => label),
    ...asked.map(({ question }) => question),
  ];
  const columns = headings.map((heading) => ({ heading, value: () => '' }));
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const title = `${competition.name} ${t('templateTitle')}`;
  saveFile(await exportFile({ title, columns, rows: [], words, now: currentTime(), format: 'csv' }));
}
