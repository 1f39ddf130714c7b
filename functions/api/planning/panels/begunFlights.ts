/** What has started is known to the day alone. */
export { idsOfBegunFlights as begunFlights } from '../../../services/day/running/checkUnderWay.ts';
