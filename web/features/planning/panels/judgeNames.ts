import type { ListedJudge } from '../../../../shared/contract/planning/panels.ts';

type NamedJudge = Pick<ListedJudge, 'id' | 'name' | 'rinks' | 'professional'>;

/** How each judge is named beside the others, by id: namesakes with their rinks, of one rink with their ISI numbers. */
export function judgeNames(judges: readonly NamedJudge[]): (id: string) => string {
  const namesakes = Map.groupBy(judges, ({ name }) => name);
  const names = new Map(
    judges.map((judge) => {
      const others = (namesakes.get(judge.name) ?? []).filter(({ id }) => id !== judge.id);
      return [judge.id, others.length === 0 ? judge.name : nameAmong(judge, others)];
    }),
  );
  return (id) => names.get(id) ?? '';
}

function nameAmong({ name, rinks, professional }: NamedJudge, others: readonly NamedJudge[]): string {
  const own = rinks.join(', ');
  const isShared = others.some((other) => other.rinks.join(', ') === own);
  return [name, ...rinks, ...(isShared && professional !== null ? [professional] : [])].join(', ');
}
