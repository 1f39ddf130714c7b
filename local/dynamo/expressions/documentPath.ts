import type { AttributeValue, AttributeItem } from '../values/attributeValue.ts';
import { attribute } from '../values/attributeValue.ts';
import type { Path } from './syntax.ts';

/** The value at a path; undefined if the item has none. */
export function valueAtDocumentPath(item: AttributeItem, path: Path): AttributeValue | undefined {
  let value: AttributeValue | undefined = { M: item };
  for (const step of path) {
    if (value === undefined) return undefined;
    if (typeof step === 'number') value = value.L?.[step];
    else value = value.M === undefined ? undefined : attribute(value.M, step);
  }
  return value;
}

interface Branch {
  whole: boolean;
  steps: Map<string | number, Branch>;
}

/**
 * The parts of an item at the paths, in the item's own shape; list members keep their order, without gaps.
 */
export function project(item: AttributeItem, paths: Path[]): AttributeItem {
  const root: Branch = { whole: false, steps: new Map() };
  for (const path of paths) {
    if (valueAtDocumentPath(item, path) === undefined) continue;
    let branch = root;
    for (const step of path) {
      const next = branch.steps.get(step) ?? { whole: false, steps: new Map() };
      branch.steps.set(step, next);
      branch = next;
    }
    branch.whole = true;
  }
  return prune({ M: item }, root).M ?? {};
}

function prune(value: AttributeValue, branch: Branch): AttributeValue {
  if (branch.whole) return value;
  if (value.L !== undefined) {
    return { L: value.L.flatMap((member, at) => pruneStep(member, branch.steps.get(at))) };
  }
  const pruned: AttributeItem = {};
  for (const [name, member] of Object.entries(value.M ?? {})) {
    const [kept] = pruneStep(member, branch.steps.get(name));
    if (kept !== undefined) pruned[name] = kept;
  }
  return { M: pruned };
}

const pruneStep = (member: AttributeValue, branch: Branch | undefined): AttributeValue[] =>
  branch === undefined ? [] : [prune(member, branch)];
