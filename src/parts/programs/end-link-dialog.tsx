import { ConfirmDialog } from '../../ui/layer/confirm-dialog';

interface EndLinkDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a ficha's short link is deleted. */
export function EndLinkDialog(props: EndLinkDialogProps) {
  return (
    <ConfirmDialog {...props} danger title="Desfazer o link?" confirmLabel="Desfazer">
      <p>
        Quem abrir este endereço não encontra mais a ficha; quem já a guardou continua com a cópia.
        Um link novo tem outro endereço.
      </p>
    </ConfirmDialog>
  );
}
