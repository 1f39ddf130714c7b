export { replaceBlocks, takeBackBlocks } from './blocks/replaceBlocks.ts';
