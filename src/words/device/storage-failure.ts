const STORAGE_FAILURES = {
  write:
    'Não foi possível salvar neste aparelho. Libere espaço e mantenha o app aberto enquanto tentamos de novo.',
  broken:
    'Não foi possível abrir os registros deste aparelho. Nada foi apagado. Feche o app e abra de novo.',
  newer:
    'Os registros deste aparelho são de uma versão mais nova do app. Nada foi apagado. Feche as outras abas e atualize a página.',
  blocked:
    'O app está aberto em outra aba com uma versão antiga. Feche a outra aba para continuar.',
  private:
    'Esta janela não deixa guardar registros. Abra o app em uma janela comum, que não seja anônima.',
} as const;

/** The message when the device cannot store or read. */
export function storageFailure(code: keyof typeof STORAGE_FAILURES): string {
  return STORAGE_FAILURES[code];
}
