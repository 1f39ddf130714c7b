export { PushSettings } from './PushSettings.tsx';
export { TellFollower } from './TellFollower.tsx';
export { TellMe } from './TellMe.tsx';
