export { Checklist } from './Checklist.tsx';
export { groupedChecks } from './groupedChecks.ts';
export { useReasonText } from './useReasonText.ts';
export { VouchForm } from './VouchForm.tsx';
