import { Outlet } from 'react-router-dom';
import { Queries } from '../api/Queries.tsx';

/** Pages of the day that have the whole window: without header and menu. */
export function DisplayShell() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
