import { ulid } from 'ulidx';
import { createCompetition } from '../functions/services/entering/competitions/storedCompetitions.ts';
import type { StoredCompetition } from '../functions/store/entering/competitions/repository.ts';
import { fromPrice, newForm } from '../functions/services/entering/competitions/formContents.ts';
import * as forms from '../functions/services/entering/competitions/storedForms.ts';
import * as rinks from '../functions/store/people/rinks/repository.ts';
import { newRink } from '../functions/store/people/rinks/rink.ts';
import { currentTime } from '../local/clock.ts';
import { competitionBody, formBody } from '../local/testing/competitions.ts';
import { ROUTES } from '../shared/contract/routes.ts';
import type { Form } from '../shared/contract/entering/competitions/forms.ts';

export interface RushCompetition {
  readonly competition: StoredCompetition;
  readonly form: Form;
}

/** Three competitions, each limited in its own way; every programme takes 90 seconds. */
export async function createRushCompetitions(): Promise<RushCompetition[]> {
  const ring = await createRushRink();
  const targets = [
    { places: 400, ice: null, capacity: null, iceMinutes: null },
    { places: null, ice: 1_500, capacity: null, iceMinutes: null },
    { places: 900, ice: null, capacity: 600, iceMinutes: 3_000 },
  ];
  return Promise.all(targets.map((target) => createRushCompetition(ring, target)));
}

/** @returns its id */
export async function createRushRink(): Promise<string> {
  const now = currentTime();
  const rink = newRink(
    ROUTES.createRink.body.parse({ name: 'Rush Rink', city: 'Lakeside', country: 'Canada' }),
    now,
  );
  await rinks.storeRink(rink);
  return rink.id;
}

interface Scarce {
  readonly places: number | null;
  /** The minutes of Freestyle ice. */
  readonly ice: number | null;
  readonly capacity: number | null;
  readonly iceMinutes: number | null;
}

export async function createRushCompetition(
  ring: string,
  { places, ice, capacity, iceMinutes }: Scarce,
): Promise<RushCompetition> {
  const author = { by: 'bench', at: currentTime() };
  const { formats, ...rest } = formBody(places);
  const body = {
    ...rest,
    formats: formats.map((format) => ({
      ...format,
      iceMinutes: format.format === 'Freestyle' ? ice : null,
    })),
  };
  const form = newForm(ROUTES.createForm.body.parse(body), author.at);
  await forms.storeForm(form, author);
  const competition: StoredCompetition = {
    id: ulid(),
    ...ROUTES.createCompetition.body.parse({ ...competitionBody(ring, form.id), capacity, iceMinutes }),
    state: 'published',
    fromPrice: fromPrice(form),
    formVersion: 1,
    version: 1,
  };
  await createCompetition(competition, author);
  return { competition, form };
}
