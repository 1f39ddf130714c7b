export { DocumentLinks } from './DocumentLinks.tsx';
export { DocumentPage } from './DocumentPage.tsx';
export { DocumentStatus } from './DocumentStatus.tsx';
