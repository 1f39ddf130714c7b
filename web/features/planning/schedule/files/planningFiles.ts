import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import {
  type Plan,
  planFile,
  type Problem,
  problemFile,
} from '../../../../../shared/contract/core/planningFiles.ts';
import { type FileFault, readFileValue } from '../../../../../shared/contract/core/fileFault.ts';
import { lackingSeconds, tracksOf } from '../../../../../shared/domain/entering/onIce/bound.ts';
import { planFindings } from '../../../../../shared/domain/planning/byHand/planFindings.ts';
import { contradictionIn } from '../../../../../shared/domain/planning/contradictions.ts';
import { problemFault } from '../../../../../shared/domain/planning/problemFault.ts';
import { referenceFault } from '../../../../../shared/domain/planning/referenceFault.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

/** The draft as a plan file, with its score and findings. */
export function planFileOf(problem: Problem, draft: ScheduleDraft): Plan {
  const { flights, blocks, panels } = planOfDraft(draft);
  const { findings, score } = planFindings(problem, { flights, blocks, panels });
  const tracks = tracksOf(problem).map((track) => ({
    surfaceId: track.surfaceId,
    date: track.date,
    openSeconds: track.closes - track.opens,
    neededSeconds: blocks
      .filter((block) => block.kind === 'flight' && keyOfTrack(block) === keyOfTrack(track))
      .reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  const needed = tracks.reduce((sum, { neededSeconds }) => sum + neededSeconds, 0);
  return {
    version: 1,
    seed: draft.seed ?? 0,
    score,
    // A plan file has neither numbers nor titles.
    flights: flights.map(({ id, eventId, programmes }) => ({ id, eventId, programmes })),
    blocks: blocks.map(({ title: _title, ...block }) => block),
    panels,
    bound: { tracks, lackingSeconds: lackingSeconds(needed, tracksOf(problem), problem.rules) },
    findings,
  };
}

/** The kind of a file, or its first error. */
export type ReadFile =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'notJson' }
  /** The field is missing or has another form. */
  | { readonly kind: 'wrongField'; readonly field: string }
  | { readonly kind: 'fault'; readonly fault: FileFault };

/**
 * Reads a plan or a problem file of a competition.
 * @param problem of the competition: the file must be about its events, programmes and surfaces
 */
export function readPlanningFile(text: string, problem: Problem): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'notJson' };
  }
  const isProblem = typeof json === 'object' && json !== null && 'programmes' in json;
  return isProblem ? readProblem(json, problem) : readPlan(json, problem);
}

function readPlan(json: unknown, problem: Problem): ReadFile {
  const { value, fault } = readFileValue(planFile, json);
  if (value === null) return { kind: 'wrongField', field: fault.field };
  const { flights, blocks, panels } = value;
  const unknown = referenceFault({ ...problem, fixed: { flights, blocks, panels } });
  if (!unknown) return { kind: 'plan', plan: value };
  return { kind: 'fault', fault: { ...unknown, field: unknown.field.replace(/^fixed\./, '') } };
}

function readProblem(json: unknown, { programmes, events, surfaces }: Problem): ReadFile {
  const { value, fault } = readFileValue(problemFile, json);
  if (value === null) return { kind: 'wrongField', field: fault.field };
  const wrong =
    problemFault(value) ??
    contradictionIn(value) ??
    foreignId('surfaces', value.surfaces, surfaces) ??
    foreignId('events', value.events, events) ??
    foreignId('programmes', value.programmes, programmes);
  return wrong ? { kind: 'fault', fault: wrong } : { kind: 'problem', problem: value };
}

type WithId = { readonly id: string };

/** The first id of a file that the competition does not have. */
function foreignId(name: string, items: readonly WithId[], known: readonly WithId[]): FileFault | null {
  const ids = new Set(known.map(({ id }) => id));
  const index = items.findIndex(({ id }) => !ids.has(id));
  const item = items[index];
  return item
    ? { field: `${name}[${String(index)}].id`, message: `"${item.id}" is not in this competition` }
    : null;
}
