export { delayText } from './delayText.ts';
export { timesOf } from './liveView.ts';
export { soon, useLive } from './useLive.ts';
export { useServerTime } from './useServerTime.ts';
