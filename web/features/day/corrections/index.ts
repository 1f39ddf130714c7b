export { CorrectDialog } from './CorrectDialog.tsx';
export { CorrectionReview } from './CorrectionReview.tsx';
export { PlacesToApprove } from './PlacesToApprove.tsx';
export { ResultTasks } from './ResultTasks.tsx';
