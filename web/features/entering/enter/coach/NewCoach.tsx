import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CoachName } from '../../../../../shared/contract/people/coaches/entryCoaches.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormEmail } from '../../../../forms/FormContact.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useDebounced } from '../../../people/members/index.ts';
import type { CoachValues } from './coachRequest.ts';
import { Row } from '../../../../ui/Row.tsx';

/** So few letters would find half of all coaches. */
const SHORTEST_SEARCH = 3;
const SHOWN = 4;
const PAUSE_MILLISECONDS = 400;

interface NewCoachProps {
  readonly rinks: readonly Rink[];
  readonly onFound: (coach: CoachName) => void;
}

/** The name of a coach whom the rink's list lacks; coaches of other rinks with this name are offered. */
export function NewCoach({ rinks, onFound }: NewCoachProps) {
  const { t } = useTranslation('groupEntries');
  const typed = useWatch<CoachValues, 'newCoach.name'>({ name: 'newCoach.name' });
  const search = useDebounced((typed ?? '').trim(), PAUSE_MILLISECONDS);
  const { data: found = [] } = useQuery({
    ...requestQuery('listCoachNames', { query: { search } }),
    enabled: search.length >= SHORTEST_SEARCH,
  });
  const rinkOf = ({ rinkIds: [first] }: CoachName) => rinks.find(({ id }) => id === first)?.name;
  return (
    <>
      <FormRow>
        <FormTextField<CoachValues>
          name="newCoach.name"
          label={t('coach.name')}
          hint={t('coach.nameHint')}
          autoComplete="off"
          maxLength={120}
        />
        <FormEmail<CoachValues> name="newCoach.email" label={t('coach.email')} optional />
      </FormRow>
      {found.length > 0 ? (
        <Stack gap={2} minContent role="status">
          <p>{t('coach.found')}</p>
          <Row as="ul" gap={2} role="list">
            {found.slice(0, SHOWN).map((coach) => (
              <li key={coach.id}>
                <Button dense onClick={() => onFound(coach)}>
                  {rinkOf(coach) === undefined
                    ? coach.name
                    : t('coach.foundAt', { name: coach.name, rink: rinkOf(coach) })}
                </Button>
              </li>
            ))}
          </Row>
        </Stack>
      ) : null}
    </>
  );
}
