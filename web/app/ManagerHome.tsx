import { Suspense } from 'react';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import { skatesToday } from '../../shared/domain/core/competitions/skatesToday.ts';
import { currentTime } from '../clock.ts';
import { LaterComingDays, LaterTroublesToday } from '../features/day/rests/index.ts';
import { TodayNotice } from '../features/entering/dashboard/index.ts';
import { managerHome } from '../features/entering/dashboard/routes.ts';

const troubles = (competition: Competition) => (
  <Suspense fallback={null}>
    {skatesToday(competition, currentTime()) ? <LaterTroublesToday competitionId={competition.id} /> : null}
    {competition.hasSchedule === true ? <LaterComingDays competition={competition} /> : null}
  </Suspense>
);

/** A manager's home with what the running day needs, which is of another area. */
export async function managerHomeOfToday() {
  const { Component } = await managerHome();
  return {
    default: () => (
      <TodayNotice value={troubles}>
        <Component />
      </TodayNotice>
    ),
  };
}
