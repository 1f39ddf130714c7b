import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../shared/contract/types.ts';
import { individualFee } from '../../shared/domain/entering/fees/individualFee.ts';
import { currentTime } from '../clock.ts';
import { entryBody, formBody, testNumber, type Staged } from './competitions.ts';

/** The usual form, with a team of 4 to 20 that is priced by its skaters, and couples. */
export function groupFormBody(): BodyOf<'createForm'> {
  const couples: BodyOf<'createForm'>['formats'][number] = {
    format: 'Couple',
    entry: 'dance',
    skaters: [2, 2],
    music: 'own',
    events: ['Couple 1', 'Couple 2'].map((level) => ({ level, seconds: 90 })),
  };
  const { formats, ...form } = formBody();
  return { ...form, formats: [...formats, couples], teamPrice: { per: 'skater', amount: 2_000 } };
}

const eventIn = ({ form }: Staged, name: string) => {
  const event = form.formats.find(({ format }) => format === name)?.events[0];
  if (!event) throw new Error(`The form has no ${name}`);
  return event.id;
};

/** A team of so many skaters, the first `alternates` of them alternates. */
export function teamBody(staged: Staged, size = 5, alternates = 1): BodyOf<'submitTeamEntry'> {
  const squad = randomUUID().slice(0, 8);
  const skaters = Array.from({ length: size }, (_, index) => ({
    fullName: `Skater ${index + 1} ${squad}`,
    birthdate: '2014-03-01',
    alternate: index < alternates,
  }));
  return {
    competitionId: staged.competition.id,
    formId: staged.form.id,
    format: 'Team',
    event: eventIn(staged, 'Team'),
    nameOfTeam: `Ice Foxes ${randomUUID().slice(0, 8)}`,
    coachName: 'Mira Lake',
    coachEmail: 'mira@clubs.test.example',
    coachProfessional: 'P4711',
    country: 'Canada',
    homeIsiRink: 'Pond behind the school',
    skaters,
    totalPrice: (size - alternates) * 2_000,
  };
}

/** A couple in the first event for two. */
export function danceBody(staged: Staged): BodyOf<'submitDanceEntry'> {
  return {
    ...entryBody(staged, 1),
    format: 'Couple',
    event: [eventIn(staged, 'Couple')],
    totalPrice: individualFee(staged.form, 1, currentTime()).totalPrice,
    partner: {
      fullName: `Ben Frost ${randomUUID().slice(0, 8)}`,
      gender: 'Male',
      birthdate: '2015-05-05',
      isi: testNumber(),
      expDate: '2030-08-31',
      highestIsiTestLevel: 'Couple 1',
      email: 'ben@families.test.example',
    },
  };
}
