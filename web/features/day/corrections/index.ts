export { CorrectDialog } from './CorrectDialog.tsx';
export { CorrectionReview } from './CorrectionReview.tsx';
export { ResultTasks } from './ResultTasks.tsx';
