export { PublishNow } from './PublishNow.tsx';
