import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: 'Ir para o conteúdo',
  newTab: 'abre num novo separador',
  scriptsOff:
    'Para ver a versão completa desta página, abra-a num navegador com os scripts ativados.',

  bar: {
    label: 'Menu principal',
    home: 'Início',
    about: 'Sobre mim',
    project: 'Projetos',
    contact: 'Mensagem',
  },

  hero: {
    subtitle: 'Rádio, TV e audiovisual',
    button: 'Ver quem sou',
    onAir: 'No ar',
  },

  about: {
    heading: 'E agora, mais sobre mim',
    cards: {
      work: {
        title: 'Experiência profissional',
        text: {
          '=1': 'Um trabalho, ponto por ponto.',
          '=2': 'Dois trabalhos, na ordem do programa.',
          '=3': 'Três trabalhos, na ordem do programa.',
          '=4': 'Quatro trabalhos, na ordem do programa.',
          '=5': 'Cinco trabalhos, na ordem do programa.',
          '=6': 'Seis trabalhos, na ordem do programa.',
          '=7': 'Sete trabalhos, na ordem do programa.',
          '=8': 'Oito trabalhos, na ordem do programa.',
          '=9': 'Nove trabalhos, na ordem do programa.',
          '=10': 'Dez trabalhos, na ordem do programa.',
          '=11': 'Onze trabalhos, na ordem do programa.',
          '=12': 'Doze trabalhos, na ordem do programa.',
          other: '{count} trabalhos, na ordem do programa.',
        },
      },
      life: { title: 'Vida pessoal', text: 'O que faço quando a luz vermelha se apaga.' },
      cv: {
        title: 'Download do CV',
        text: {
          '=1': 'PDF, {size}. Uma página.',
          '=2': 'PDF, {size}. Duas páginas.',
          '=3': 'PDF, {size}. Três páginas.',
          '=4': 'PDF, {size}. Quatro páginas.',
          '=5': 'PDF, {size}. Cinco páginas.',
          '=6': 'PDF, {size}. Seis páginas.',
          '=7': 'PDF, {size}. Sete páginas.',
          '=8': 'PDF, {size}. Oito páginas.',
          '=9': 'PDF, {size}. Nove páginas.',
          '=10': 'PDF, {size}. Dez páginas.',
          '=11': 'PDF, {size}. Onze páginas.',
          '=12': 'PDF, {size}. Doze páginas.',
          other: 'PDF, {size}. {pages} páginas.',
        },
      },
    },
  },

  projects: {
    heading: 'Os meus projetos',
    carousel: 'carrossel',
    slide: 'slide',
    position: '{position} de {count}',
    bullet: 'Ir para o projeto {position}',
    previous: 'Projeto anterior',
    next: 'Próximo projeto',
  },

  projectPage: {
    all: 'Todos os projetos num relance',
    back: 'Projetos',
    credits: 'Créditos',
    pictures: 'Imagens',
    on: 'Em {host}',
    film: {
      name: 'Filme',
      play: 'Reproduzir',
      file: 'Abrir o ficheiro do filme',
      missing: 'O filme não está junto desta página.',
      cannotPlay: 'O filme não pode ser reproduzido aqui.',
      onlySound: 'Este navegador reproduz o som do filme, mas não a imagem.',
    },
    sound: {
      name: 'Áudio',
      file: 'Abrir o ficheiro de áudio',
      missing: 'O áudio não está junto desta página.',
      cannotPlay: 'O áudio não pode ser reproduzido aqui.',
    },
  },

  contact: {
    heading: 'Escreva-me',
    lead: 'O formulário abre o seu próprio programa de e-mail, já com a mensagem escrita.',
    email: 'E-mail',
    message: 'Mensagem',
    submit: 'Enviar e-mail',
    tooLong:
      'Se nenhum e-mail se abrir, a mensagem é longa demais para isso: copie-a e escreva para o endereço.',
    address: 'Ou diretamente para',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado.',
    copyByHand: 'O endereço está selecionado: copie-o com o teclado ou com um toque longo.',
    save: 'Guardar contacto',
    whatsapp: '💬 Conversar no WhatsApp',
    linkedin: 'Encontre-me no LinkedIn',
    subject: 'Mensagem enviada pelo portfólio',
  },

  workDetails: {
    title: 'Experiência profissional',
    heading: 'Mais sobre a minha experiência profissional',
    list: 'Trajetória profissional',
    current: 'atual',
  },

  lifeDetails: {
    title: 'Vida pessoal',
    heading: 'Mais sobre mim',
  },

  footer: {
    credit: 'Criado por',
    whatsapp: 'WhatsApp',
    phone: 'Telefone',
  },
};

export const kit: KitWords = {
  subject: 'Portfólio e CV de {fullName}',
  subjectLabel: 'Assunto:',
  attachmentLabel: 'Anexo:',
  preview:
    '`preview.png` é a imagem que o WhatsApp, o LinkedIn e outros mostram com um link para este site. Fica ao lado de `index.html`.',
  film: 'Os filmes e os áudios são reproduzidos se estiverem ao lado de `index.html`: {film}.',
  letter: `Olá, [nome],

Escrevo a propósito [da vaga ou do projeto].

{sent}

Será um prazer receber a sua resposta.

Cordialmente,
{fullName}
`,
  sent: {
    attached:
      'Envio em anexo o meu portfólio e o meu CV num único zip. Depois de extrair o conteúdo, abra index.html em qualquer navegador: funciona offline e não carrega nada de fora. O CV está ao lado, em PDF.\n',
    linked:
      'O meu portfólio está em {address}. Funciona em qualquer navegador, e o CV está lá em PDF.\n',
    apart:
      'O meu portfólio e o meu CV estão num único zip, grande demais para um e-mail: [aqui está uma ligação, ou: segue numa pen USB]. Depois de extrair o conteúdo, abra index.html em qualquer navegador: funciona offline e não carrega nada de fora. O CV está ao lado, em PDF.\n',
  },
  readme: [
    '# {fullName}: portfólio',
    '',
    'Esta pasta é um site completo num só documento, `index.html`, acompanhado do CV `{cvFileName}`.',
    '',
    '- **Abrir:** basta um duplo clique em `index.html`. Funciona a partir de um disco ou de um dispositivo USB, sem rede e sem instalação.',
    '- **Imprimir:** cada página é impressa como um documento limpo; a página “Experiência profissional”, como um CV breve.',
    '- **Sem scripts**, como na pré-visualização de um e-mail, mostra o mesmo conteúdo num único documento simples.',
    '- **Não chama ninguém:** não carrega nada, não guarda nada e não envia nada. O formulário abre o seu próprio programa de e-mail.',
    '',
    'O que contém do trabalho de outras pessoas, e sob que licenças, está indicado no final de `index.html`.',
    '',
  ].join('\n'),
};
