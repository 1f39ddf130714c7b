import { laterPart } from '../../../laterPart.ts';

/** What the board rarely has to say: before the competition no flight has begun, and few competitions move. */
export const LaterBegunNotice = laterPart(async () => (await import('./BegunNotice.tsx')).BegunNotice);
export const LaterLeftBehind = laterPart(
  async () => (await import('./LeftBehindNotice.tsx')).LeftBehindNotice,
);
export const LaterRenumbered = laterPart(async () => (await import('./RenumberedToast.tsx')).RenumberedToast);
export const LaterWalkOnTime = laterPart(async () => (await import('./inspector/WalkOnTime.tsx')).WalkOnTime);
export const LaterCarryPrice = laterPart(async () => (await import('./board/CarryPrice.tsx')).CarryPrice);
