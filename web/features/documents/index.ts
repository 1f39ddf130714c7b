export { DocumentLinks } from './PaperList.tsx';
export { DocumentPage } from './PaperPage.tsx';
export { DocumentStatus } from './PaperStanding.tsx';
