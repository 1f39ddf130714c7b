export { Checklist } from './Checklist.tsx';
export { groupedChecks } from './groupedChecks.ts';
export { useReasonText } from './useReasonText.ts';
export { AttestForm } from './AttestForm.tsx';
