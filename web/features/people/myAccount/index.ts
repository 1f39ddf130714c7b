export { saveAccountFile } from './saveFile.ts';
