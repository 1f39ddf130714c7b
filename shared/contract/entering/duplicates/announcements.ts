import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, optional, text } from '../../core/scalars.ts';
import { announcedName } from '../entries/entry.ts';

export const MAX_MUSIC_TITLE = 200;
export const MAX_SAY_AS = 120;

/** A name that is left out stays; an empty text removes it. */
const announcementsBody = z.object({
  music: z._default(
    z
      .array(z.object({ event: id, title: optional(text(MAX_MUSIC_TITLE)) }))
      .check(z.maxLength(50, 'MustWithin')),
    [],
  ),
  /** How the name of the skater, the partner or the team is said. */
  sayAs: z._default(
    z
      .array(z.object({ name: text(200), sayAs: optional(text(MAX_SAY_AS)) }))
      .check(z.maxLength(2, 'MustWithin')),
    [],
  ),
});

/** An announcer and the person at the music need this of an entry. */
const announcements = z.object({
  music: z.array(z.object({ event: z.string(), title: z.string() })),
  announced: z.array(announcedName),
});

export type Announcements = z.output<typeof announcements>;

export const announcementRoutes = defineRoutes({
  updateAnnouncements: {
    resource: 'people',
    method: 'PUT',
    path: '/api/entries/{entryId}/announcements',
    summary: 'Name the music of each event and how names are said, until corrections end.',
    changes: ['entries'],
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    body: announcementsBody,
    answer: dataOf(announcements),
    errors: ['NotFound'],
  },
  updateAnnouncementsForFamily: {
    resource: 'people',
    method: 'PUT',
    path: '/api/competitions/{competitionId}/entries/{entryId}/announcements',
    summary: 'Name the music and how names are said for a family, until the competition is archived.',
    changes: ['entries'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params: z.object({ competitionId: id, entryId: id }),
    body: announcementsBody,
    answer: dataOf(announcements),
    errors: ['NotFound'],
  },
});
