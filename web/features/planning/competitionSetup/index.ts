export { CompetitionHistory } from './published/CompetitionHistory.tsx';
