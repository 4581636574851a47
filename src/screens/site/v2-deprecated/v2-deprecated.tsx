import { RetiredVersion } from '../../../parts/page/retired-version';

export default function V2Deprecated() {
  return (
    <RetiredVersion
      title="A segunda versão foi encerrada"
      lead="Ela precisava de internet para salvar. A versão atual salva no aparelho e envia depois."
      fileName="anilha-v2"
    >
      <ul>
        <li>
          <strong>Início:</strong> agora é Hoje, com o treino em andamento ou o botão para começar.
        </li>
        <li>
          <strong>Tela do treino:</strong> agora é o disco: um toque conclui a série e o descanso
          começa sozinho.
        </li>
        <li>
          <strong>Lista de treinos:</strong> agora é o Histórico, que abre também sem internet.
        </li>
        <li>
          <strong>Conta e aparência:</strong> agora em Perfil.
        </li>
      </ul>
    </RetiredVersion>
  );
}
