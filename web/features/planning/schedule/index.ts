export { replaceBlocks } from './blocks/replaceBlocks.ts';
