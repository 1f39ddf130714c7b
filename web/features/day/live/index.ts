export { delayText, delayTone } from './delayText.ts';
export { LaterDaySkaters, LiveNow } from './laterLiveNow.ts';
export { awardsTimeOf, isRunning, passedSeconds, startNow, timesOf } from './liveView.ts';
export { surfaceState } from './surfaceState.ts';
export { GLANCE_MILLISECONDS, soon, useLive } from './useLive.ts';
export { type OwnCancelledStart, ownCancelledStarts } from './ownCancelled.ts';
export { type OwnAppointment, useOwnAppointments } from './useOwnAppointments.ts';
export { useServerTime } from './useServerTime.ts';
