/** Passwords that attackers guess first: the top of published lists, and common Brazilian ones. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 00000000 22222222
  33333333 44444444 55555555 66666666 77777777 88888888 99999999 87654321 987654321 0987654321
  01234567 012345678 0123456789 10203040 1020304050 102030405060 11223344 1122334455 112233445566
  12341234 12344321 123454321 1234qwer 123qwe123 123456ab 123456abc 123456aa 1234abcd 12345abc
  123abc123 147258369 159357456 159753456 123654789 741852963 789456123 963852741 11112222 12121212
  13131313 14141414 19191919 20202020 21212121 23232323 25252525 123321123 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwert123 qwert12345 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyui qwertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123
  zaq12wsx abcd1234 abc12345 abc123456 abcdefgh abcdefghi a1b2c3d4 a1b2c3d4e5 aa123456 a12345678
  a123456789 aaaaaaaa password password1 password12 password123 password1234 passw0rd p@ssw0rd
  p@ssword pass1234 letmein1 letmein123 welcome1 welcome123 iloveyou iloveyou1 iloveyou2 sunshine
  sunshine1 princess princess1 football football1 baseball superman superman1 batman123 spiderman
  michelle michael1 jennifer jordan23 computer internet samsung1 samsung123 starwars pokemon1
  pokemon123 minecraft trustno1 whatever dragon123 master123 monkey123 shadow123 charlie1 freedom1
  admin123 admin1234 administrator changeme changeme1 default1 test1234 testtest teste123 teste1234
  senha123 senha1234 senha12345 senha123456 minhasenha minhasenha1 suasenha mudar123 mudar1234
  trocar123 acesso123 brasil123 brasil10 brasil2014 brasil2022 brasil2026 brasileiro flamengo
  flamengo1 flamengo10 flamengo123 corinthians corinthians1 corinthians10 corinthians123 palmeiras
  palmeiras1 palmeiras10 palmeiras123 saopaulo saopaulo1 saopaulofc saopaulo123 santosfc santos123
  vasco123 vascodagama gremio123 gremio10 internacional cruzeiro cruzeiro1 cruzeiro123 botafogo
  botafogo1 botafogo123 fluminense fluminense1 atletico atletico1 bahia123 sport123 jesus123 jesus1234
  jesuscristo jesuseteama jesusteama jesusefiel deusefiel deusefiel1 deuseamor deusebom deusefiel7
  deus1234 euteamo1 euteamo123 amorzinho meuamor1 meuamor123 teamo123 gabriel1 gabriel123 gabriela
  gabriela1 rafael123 rafaela1 lucas123 lucas1234 mateus123 matheus1 matheus123 felipe123 gustavo1
  gustavo123 leonardo guilherme guilherme1 eduardo1 eduardo123 fernanda fernanda1 fernando fernando1
  juliana1 juliana123 mariana1 mariana123 leticia1 leticia123 beatriz1 beatriz123 isabella carolina
  carolina1 amanda123 camila123 patricia adriana1 ricardo1 rodrigo1 marcelo1 vitoria1 vitoria123
  academia academia1 academia123 musculacao treino123 anilha123 supino100 whey1234 crossfit crossfit1`
    .trim()
    .split(/\s+/),
);

/** Whether a password is among the first guesses of an attacker, or equals the e-mail. */
export function isCommonPassword(password: string, email?: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const address = email?.toLowerCase();
  return COMMON.has(plain) || plain === address || plain === address?.split('@')[0];
}
