export { PaperList } from './PaperList.tsx';
export { PaperPage } from './PaperPage.tsx';
export { PaperStanding } from './PaperStanding.tsx';
