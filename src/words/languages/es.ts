import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: 'Saltar al contenido',
  newTab: 'se abre en una pestaña nueva',
  scriptsOff:
    'Para ver la versión completa de esta página, hay que abrirla en un navegador con los scripts activados.',

  bar: {
    label: 'Menú principal',
    home: 'Inicio',
    about: 'Sobre mí',
    project: 'Proyectos',
    contact: 'Contacto',
  },

  hero: {
    subtitle: 'Radio, televisión y medios',
    button: 'Ver quién soy',
    onAir: 'En el aire',
  },

  about: {
    heading: 'Y ahora, más sobre mí',
    cards: {
      work: {
        title: 'Experiencia laboral',
        text: {
          '=1': 'Un trabajo, punto por punto.',
          '=2': 'Dos trabajos, por orden de escaleta.',
          '=3': 'Tres trabajos, por orden de escaleta.',
          '=4': 'Cuatro trabajos, por orden de escaleta.',
          '=5': 'Cinco trabajos, por orden de escaleta.',
          '=6': 'Seis trabajos, por orden de escaleta.',
          '=7': 'Siete trabajos, por orden de escaleta.',
          '=8': 'Ocho trabajos, por orden de escaleta.',
          '=9': 'Nueve trabajos, por orden de escaleta.',
          '=10': 'Diez trabajos, por orden de escaleta.',
          '=11': 'Once trabajos, por orden de escaleta.',
          '=12': 'Doce trabajos, por orden de escaleta.',
          other: '{count} trabajos, por orden de escaleta.',
        },
      },
      life: { title: 'Vida personal', text: 'Lo que hago cuando se apaga la luz roja.' },
      cv: {
        title: 'Descargar el CV',
        text: {
          '=1': 'PDF, {size}. Una página.',
          '=2': 'PDF, {size}. Dos páginas.',
          '=3': 'PDF, {size}. Tres páginas.',
          '=4': 'PDF, {size}. Cuatro páginas.',
          '=5': 'PDF, {size}. Cinco páginas.',
          '=6': 'PDF, {size}. Seis páginas.',
          '=7': 'PDF, {size}. Siete páginas.',
          '=8': 'PDF, {size}. Ocho páginas.',
          '=9': 'PDF, {size}. Nueve páginas.',
          '=10': 'PDF, {size}. Diez páginas.',
          '=11': 'PDF, {size}. Once páginas.',
          '=12': 'PDF, {size}. Doce páginas.',
          other: 'PDF, {size}. {pages} páginas.',
        },
      },
    },
  },

  projects: {
    heading: 'Mis proyectos',
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '{position} de {count}',
    bullet: 'Ir al proyecto {position}',
    previous: 'Proyecto anterior',
    next: 'Proyecto siguiente',
  },

  projectPage: {
    all: 'Todos los proyectos de un vistazo',
    back: 'Proyectos',
    credits: 'Créditos',
    pictures: 'Imágenes',
    on: 'En {host}',
    film: {
      name: 'Vídeo',
      play: 'Reproducir',
      file: 'Abrir el archivo de vídeo',
      missing: 'El vídeo no está junto a esta página.',
      cannotPlay: 'El vídeo no se puede reproducir aquí.',
      onlySound: 'Este navegador reproduce el sonido del vídeo, pero no su imagen.',
    },
    sound: {
      name: 'Audio',
      file: 'Abrir el archivo de audio',
      missing: 'El audio no está junto a esta página.',
      cannotPlay: 'El audio no se puede reproducir aquí.',
    },
  },

  contact: {
    heading: 'Hablemos',
    lead: 'El formulario abre su propio programa de correo con el mensaje ya escrito.',
    email: 'Correo electrónico',
    message: 'Mensaje',
    submit: 'Enviar correo',
    tooLong:
      'Si no se abre ningún correo, el mensaje es demasiado largo para eso: cópielo y escriba a la dirección.',
    address: 'O directamente a',
    copy: 'Copiar la dirección',
    copied: 'Dirección copiada.',
    copyByHand:
      'La dirección está seleccionada: se puede copiar con el teclado o con una pulsación larga.',
    save: 'Guardar el contacto',
    whatsapp: '💬 Chatear por WhatsApp',
    linkedin: 'Conectar en LinkedIn',
    subject: 'Mensaje desde el portafolio',
  },

  workDetails: {
    title: 'Experiencia laboral',
    heading: 'Más información sobre mi experiencia laboral',
    list: 'Trayectoria profesional',
    current: 'actual',
  },

  lifeDetails: {
    title: 'Vida personal',
    heading: 'Más información sobre mí',
  },

  footer: {
    credit: 'Creado por',
    whatsapp: 'WhatsApp',
    phone: 'Teléfono',
  },
};

export const kit: KitWords = {
  subject: 'Portafolio y CV de {fullName}',
  subjectLabel: 'Asunto:',
  attachmentLabel: 'Adjunto:',
  preview:
    '`preview.png` es la imagen que WhatsApp, LinkedIn y otros muestran con un enlace a este sitio. Se queda junto a `index.html`.',
  film: 'Los vídeos y los audios se reproducen si están junto a `index.html`: {film}.',
  letter: `Buenos días, [nombre]:

Le escribo en relación con [el puesto o el proyecto].

{sent}

Me alegraría mucho recibir su respuesta.

Saludos cordiales,
{fullName}
`,
  sent: {
    attached:
      'Adjunto mi portafolio y mi CV en un único archivo zip. Basta con descomprimirlo y abrir index.html en cualquier navegador: funciona sin conexión y no carga nada de ninguna parte. El CV está al lado, en PDF.\n',
    linked:
      'Mi portafolio está en {address}. Funciona en cualquier navegador, y allí está también el CV en PDF.\n',
    apart:
      'Mi portafolio y mi CV están en un único archivo zip, demasiado grande para un correo: [aquí está el enlace, o: va en una memoria USB]. Basta con descomprimirlo y abrir index.html en cualquier navegador: funciona sin conexión y no carga nada de ninguna parte. El CV está al lado, en PDF.\n',
  },
  readme: [
    '# {fullName}: portafolio',
    '',
    'Esta carpeta es un sitio web completo en un solo archivo, `index.html`, acompañado del CV `{cvFileName}`.',
    '',
    '- **Abrir:** basta un doble clic en `index.html`. Funciona desde un disco o una memoria USB, sin red y sin instalar nada.',
    '- **Imprimir:** cada página se imprime como un documento limpio; la página «Experiencia laboral», como un CV breve.',
    '- **Sin scripts**, como en la vista previa de un correo, muestra el mismo contenido en un único documento sencillo.',
    '- **No llama a nadie:** no carga nada, no guarda nada y no envía nada. El formulario de contacto abre su propio programa de correo.',
    '',
    'Lo que contiene del trabajo de otras personas, y con qué licencias, figura al final de `index.html`.',
    '',
  ].join('\n'),
};
