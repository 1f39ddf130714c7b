export { CorrectDialog } from './CorrectDialog.tsx';
export { CorrectionReview } from './CorrectionReview.tsx';
