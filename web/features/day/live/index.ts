export { delayText } from './delayText.ts';
export { LiveNow } from './laterLiveNow.ts';
export { timesOf } from './liveView.ts';
export { soon, useLive } from './useLive.ts';
export { useServerTime } from './useServerTime.ts';
