import { eventId } from '../../../core/eventId.ts';
import { CHART_NAMES, PUBLISHED_CHARTS } from '../../../people/testLevels/equivalents.ts';
import type { AgeLimit, EligibilityFacts, OtherEntryFacts, PersonFacts, RegistryAnswer } from '../facts.ts';
import { ADJUSTABLE_RULES, DEFAULT_RULE_SETTINGS, RULE_SETTINGS } from '../rules.ts';
import { testDeadlineOf } from '../competitionRules.ts';

type Given = readonly (readonly [string, string])[];

/** The facts of a row of the table; facts that the row does not give are those of the page's first paragraph. */
export function givenFacts(given: Given): EligibilityFacts {
  const all = (key: string) => given.filter(([name]) => name === key).map(([, value]) => value);
  const one = (key: string, otherwise: string) => all(key)[0] ?? otherwise;
  const startDate = one('first day', '2026-12-05');
  const deadline = one('test deadline', '2026-11-05');
  const partner = all('partner')[0];
  const isTeam = all('skaters').length > 0;
  const skater = person(given);
  const [from = 0, to = 0] = one('limits', '').split(' to ').map(Number);
  return {
    competition: {
      startDate,
      endDate: one('last day', '2026-12-06'),
      timeZone: one('zone', 'Asia/Hong_Kong'),
      testDeadline: testDeadlineOf({ startDate, testDeadline: deadline === 'none' ? null : deadline }),
    },
    rules: {
      settings: { ...DEFAULT_RULE_SETTINGS, ...Object.fromEntries(all('set').map(setting)) },
      equivalents: PUBLISHED_CHARTS[chosen(CHART_NAMES, one('chart', 'isiAsia'))],
      ageLimits: all('age limit').map(ageLimit),
    },
    kind: isTeam ? 'team' : partner === undefined ? 'individual' : 'dance',
    rink: one('rink', 'North Rink'),
    events: (all('event').length > 0 ? all('event') : ['Freestyle: Freestyle 4']).map(event),
    people: isTeam
      ? roster(
          skater,
          Number(one('skaters', '0')),
          Number(one('alternates', '0')),
          one('alternates born', skater.birthdate),
        )
      : [
          skater,
          ...(partner === undefined
            ? []
            : [
                {
                  ...person([]),
                  fullName: 'Partner Example',
                  highestIsiTestLevel: partner,
                  birthdate: one('partner born', '2014-01-01'),
                },
              ]),
        ],
    rosterLimits: isTeam ? [from, to] : null,
    divisionAges: isTeam ? division(all('division')[0]) : null,
  };
}

function person(given: Given): PersonFacts {
  const all = (key: string) => given.filter(([name]) => name === key).map(([, value]) => value);
  const one = (key: string, otherwise: string) => all(key)[0] ?? otherwise;
  const expDate = one('member until', '2027-08-31');
  return {
    fullName: one('name', 'Skater Example'),
    birthdate: one('born', '2015-03-01'),
    isi: one('number', '12345'),
    expDate: expDate === 'none' ? '' : expDate,
    highestIsiTestLevel: one('highest', 'Freestyle 4'),
    alternate: false,
    registry: registry(
      all('registry')[0],
      all('registry born')[0],
      one('registry name', one('name', 'Skater Example')),
      all('test'),
    ),
    vouches: all('vouched').map((level) => ({ level, by: 'Coach Example', at: '2026-11-01T10:00:00.000Z' })),
    otherEntries: all('other').map(otherEntry),
  };
}

function roster(
  skater: PersonFacts,
  skaters: number,
  alternates: number,
  alternatesBorn: string,
): PersonFacts[] {
  return Array.from({ length: skaters + alternates }, (_, index) => ({
    ...skater,
    fullName: `Skater Example ${index + 1}`,
    alternate: index >= skaters,
    ...(index >= skaters && { birthdate: alternatesBorn }),
  }));
}

/** "individual until 2027-08-31", "unknown" or "not answering". */
function registry(
  answer: string | undefined,
  born: string | undefined,
  fullName: string,
  tests: readonly string[],
): RegistryAnswer {
  if (answer === undefined) return null;
  if (answer === 'unknown') return 'unknown';
  if (answer === 'not answering') return 'notAnswering';
  const [category = '', expiry = ''] = answer.split(' until ');
  return {
    category,
    fullName,
    birthdate: born ?? null,
    expiry,
    tests: tests.map((test) => {
      const [level = '', date] = test.replace(' undated', '').split(' on ');
      return { discipline: level.replace(/ \d+$/, ''), level, date: date ?? null };
    }),
  };
}

/** "Artistic: Freestyle 4" */
function event(written: string) {
  const [format = '', level = ''] = written.split(': ');
  return { id: eventId(format, level), format, level };
}

/** "dance at North Rink in Couple: Couple 1" */
function otherEntry(written: string): OtherEntryFacts {
  const [, kind = '', rink = '', entered = ''] = /^(\w+) at (.+) in (.+)$/.exec(written) ?? [];
  return { kind: chosen(['individual', 'team', 'dance'], kind), rink, events: [event(entered)] };
}

/** "Ice Dance: * 3 to 6 at start"; a star means every level, or no limit. */
function ageLimit(written: string): AgeLimit {
  const [, format = '', level = '', from = '', to = '', on = ''] =
    /^(.+): (.+) (\d+|\*) to (\d+|\*) at (\w+)$/.exec(written) ?? [];
  const limit = (value: string) => (value === '*' ? null : Number(value));
  return {
    format,
    level: level === '*' ? null : level,
    from: limit(from),
    to: limit(to),
    on: chosen(['start', 'july'], on),
  };
}

/** "13 to 19"; a star means no limit. */
function division(written: string | undefined) {
  if (written === undefined) return null;
  const [from = null, to = null] = written.split(' to ').map((end) => (end === '*' ? null : Number(end)));
  return { from, to };
}

function setting(written: string) {
  const [rule = '', value = ''] = written.split(' ');
  return [chosen(ADJUSTABLE_RULES, rule), chosen(RULE_SETTINGS, value)] as const;
}

function chosen<const Value extends string>(values: readonly Value[], written: string): Value {
  const found = values.find((value) => value === written);
  if (found === undefined) throw new Error(`"${written}" is none of ${values.join(', ')}`);
  return found;
}
