import type { Handler } from '../../platform/http/requestContext.ts';
import { panelReportFile } from '../../services/judging/panelReport.ts';

export const getPanelReport: Handler<'getPanelReport'> = ({ params }) =>
  panelReportFile(params.competitionId);
