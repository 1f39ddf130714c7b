import { paths } from '../paths.ts';

/** The pages that work with a competition before it is published. */
const SET_UP: readonly string[] = [paths.addCompetition, paths.editForm(), paths.ice()];

/** Those of them that a menu's group leads to. */
export const WORK_BEFORE_PUBLICATION: readonly string[] = [paths.ice()];

interface OpenPage {
  readonly pathname: string;
  /** The competition in the address. */
  readonly named: string | null;
  /** Whether the address says that the competition is not new. */
  readonly isEdit: boolean;
  /** Whether that competition is published or archived; undefined until that is known. */
  readonly isPublished: boolean | undefined;
}

/** Whether the page is about a competition of its own, so that the menu names no other one. */
export const isAboutItsOwn = ({ pathname, named }: Pick<OpenPage, 'pathname' | 'named'>): boolean =>
  SET_UP.includes(pathname) && (named !== null || pathname === paths.addCompetition);

/** Whether the page sets up a competition that is not yet published: most pages do not open for it. */
export function isBeforePublication({ pathname, named, isEdit, isPublished }: OpenPage): boolean {
  if (!isAboutItsOwn({ pathname, named }) || isPublished === true) return false;
  return pathname === paths.addCompetition ? !isEdit : isPublished === false;
}
