import type { TFunction } from 'i18next';
import type { SetupWarning } from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';

const NOT_GIVEN = [
  ...(['description', 'openFrom', 'contactEmail'] as const),
  ...(['refundPolicy', 'paymentInstructions', 'packet', 'teamPrice'] as const),
];

/** The reason for a warning. */
export function warningText(
  t: TFunction<'competitionSetup'>,
  { code, field }: Pick<SetupWarning, 'code' | 'field'>,
): string {
  if (code !== 'NotGiven') return t(`remark.${code}`);
  return t(`notGiven.${NOT_GIVEN.find((one) => one === field) ?? 'description'}`);
}
