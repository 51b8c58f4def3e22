import { useNavigate } from 'react-router-dom';

/** How many pages of this face came before: the router keeps count in the browser's history. */
const pagesBefore = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** To the page before, whichever it was; to this one where there is none. */
export function useReturn(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (pagesBefore() === 0) navigate(otherwise, { replace: true });
    else navigate(-1);
  };
}
