import {
  labelSheet,
  labelsOfSheet,
  type LabelStart,
} from '../../../../shared/domain/core/documents/labelSheets.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { DAY_WORDS } from '../../../../shared/domain/day/words/dayWords.ts';
import { dayText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import {
  blocksOfFlights,
  compareBlocks,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import { dayOf } from '../../../store/day/running/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { announcedSkaters } from '../../entering/duplicates/announcedSkaters.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { dayOfPrintouts } from '../printouts/dayOfPrintouts.ts';
import type { WantedAwards } from './awardDocument.ts';

/**
 * A label for each start of the published flights, in their order, as PDF in base64: whose it is, what for, and at
 * which competition, which a medal's label says for years.
 * @throws {ApiError} NotFound until a schedule is published, and for a day without flights; ValidationFailed (first,
 * MustValid) for a label that the sheet has not
 */
export async function flightLabels(competitionId: string, wanted: WantedAwards, now: Date): Promise<string> {
  const [competition, published] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const [form, skaters, day] = await Promise.all([
    formOf(competition),
    announcedSkaters(competitionId),
    dayOf(competitionId),
  ]);
  const events = new Map(eventsOf(form).map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const { timeZone } = competition;
  const { plan } = dayOfPrintouts({ published, day, timeZone, skaters });
  const [blocks, parts] = [blocksOfFlights(plan), partsOfFlights(plan)];
  const labels = plan.flights
    .filter(({ id }) => wanted.date === undefined || blocks.get(id)?.date === wanted.date)
    .toSorted((one, other) => compareBlocks(blocks.get(one.id), blocks.get(other.id)))
    .flatMap(({ id, eventId, programmes }) => {
      const [part, block] = [parts.get(id), blocks.get(id)];
      const where = [
        ...(part && part.of > 1 ? [DAY_WORDS.awards.labelOf(part.number, part.of)] : []),
        ...(block ? [dayText(block.date)] : []),
      ].join(' · ');
      // Skaters who withdrew or were scratched have no label; walk-ons have one.
      return programmes.flatMap((programme) => {
        const skater = skaters.get(programme);
        if (!skater) return [];
        const lines = [skater.name, skater.rink, events.get(eventId) ?? '', where, competition.name];
        return [lines.filter((line) => line !== '')];
      });
    });
  if (labels.length === 0) throw new ApiError('NotFound');
  const { renderLabels } = await import('./pdf/labelPdf.ts');
  const title = `${DAY_WORDS.printouts.titles.labels} · ${competition.name}`;
  return inBase64(await renderLabels(labels, { ...sheetOf(wanted), title, drawnAt: now }));
}

/** The outlines of a sheet. @throws {ApiError} NotFound for an unknown competition */
export async function labelTestPage(competitionId: string, wanted: WantedAwards, now: Date): Promise<string> {
  await getCompetition(competitionId);
  const { renderTestPage } = await import('./pdf/labelPdf.ts');
  return inBase64(
    await renderTestPage({ ...sheetOf(wanted), title: DAY_WORDS.awards.testPage, drawnAt: now }),
  );
}

function sheetOf({ sheet: id, paper, offsetX = '0', offsetY = '0', first = '1' }: WantedAwards) {
  const sheet = labelSheet(id ?? (paper === 'a4' ? 'L7160' : '5160'));
  const start: LabelStart = { offsetX: Number(offsetX), offsetY: Number(offsetY), first: Number(first) };
  if (start.first > labelsOfSheet(sheet)) refuse([{ field: 'first', code: 'MustValid' }]);
  return { sheet, start };
}

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
