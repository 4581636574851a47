import { RetiredVersion } from '../../../parts/page/retired-version';

export default function V0Deprecated() {
  return (
    <RetiredVersion
      title="A primeira versão foi encerrada"
      lead="Ela guardava tudo só no navegador. A versão atual guarda no aparelho e também na sua conta."
      fileName="anilha-v0"
    >
      <ul>
        <li>
          <strong>Registrar um treino:</strong> agora em Hoje, no botão Começar treino. Cada série é
          um toque e a carga da última vez já vem preenchida.
        </li>
        <li>
          <strong>Treinos passados:</strong> agora em Histórico, onde também se corrige.
        </li>
        <li>
          <strong>Ficar só neste navegador:</strong> agora o mesmo treino aparece em todo aparelho
          em que você entrar, e continua funcionando sem internet.
        </li>
      </ul>
    </RetiredVersion>
  );
}
