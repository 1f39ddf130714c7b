import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../api/errorMessage.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toastStore.ts';
import { logOutAndLeave } from './session.ts';

/** Ends the session and goes to the landing page; shows a message if that fails. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    logOutAndLeave(() => navigate(paths.landing)).catch((thrown: unknown) =>
      showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
}
