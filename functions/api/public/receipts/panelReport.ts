import type { Handler } from '../../../platform/http/requestContext.ts';
import { panelReportFile } from '../../../services/planning/panels/panelReport.ts';

export const getPanelReport: Handler<'getPanelReport'> = ({ params }) =>
  panelReportFile(params.competitionId);
