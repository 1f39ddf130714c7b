import { Suspense } from 'react';
import { LaterTroublesToday } from '../features/day/rests/index.ts';
import { TodayNotice } from '../features/entering/dashboard/index.ts';
import { managerHome } from '../features/entering/dashboard/routes.ts';

const troubles = (competitionId: string) => (
  <Suspense fallback={null}>
    <LaterTroublesToday competitionId={competitionId} />
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
