export { ListedPartnerPill } from './ListedPartnerPill.tsx';
