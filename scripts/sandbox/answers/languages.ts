import { LINKS } from '@/assistant/knowledge/links'
import type { Topic } from '@/assistant/knowledge/topic'
import { TOPICS } from '@/assistant/knowledge/topics'
import { workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { money, moneyOfCents, range } from '@/content/format'
import { createSearch, type Search } from './search'
import { wordingsIn } from './small-talk'

const {
  callCentsPerMinute,
  voiceGoLiveDays: days,
  mvpWeeks: weeks,
  discoveryCall,
  name,
  responseHours,
} = facts
/** As an amount, whose currency reads the same in every language. “Cents” have another name in each. */
const minutePrice = moneyOfCents(callCentsPerMinute)
const build = money(workedExampleFigures.buildPrice)
/** Said of the price of the build while it is a sample. */
const ifSample = (words: string) => ('sample' in workedExampleFigures ? ` (${words})` : '')
const { minutes } = discoveryCall
const { discoveryCall: book } = LINKS

interface Language {
  /** Common words by which the language is recognised. */
  words: string
  /** What a visitor asks first, in wordings between bars, and the answer. */
  topics: Record<'greeting' | 'prices' | 'dates' | 'booking' | 'person', { asked: string; says: string }>
  /** Said once: that this is a demonstration. */
  scripted: string
  /** Said before what was noted. */
  noted: string
  /** Said once before answers in English. */
  english: string
  /** Words of the trade, each with the English one, so that other questions find their topic. */
  inEnglish: string
}

/** The languages in which the consultant answers what a visitor asks first. */
const LANGUAGES: readonly Language[] = [
  {
    words:
      'ich wir sie ist sind das der die den dem ein eine einen und oder nicht wie was wer wem wo wann kann können könnte möchte mit für auf bei von zu zum zur mein meine unser unsere es gibt haben habe hat wird werden danke bitte hallo guten tag morgen abend kostet preis termin sprechen deutsch auch noch nur mehr sehr heißt welche gehören dauert brauche nein ja doch lieber um uhr passt mir uns',
    topics: {
      greeting: {
        asked: 'Hallo | Guten Tag | Guten Morgen | Guten Abend | Sprechen Sie Deutsch | Servus | Grüß Gott',
        says: `Guten Tag, ich bin der KI-Berater von ${name}. Fragen Sie mich nach Preisen, Zeiten, einem Termin oder einem Menschen; alles andere beantworte ich auf Englisch.`,
      },
      prices: {
        asked:
          'Was kostet das | Was kostet ein Sprachagent | Wie teuer ist es | Preise | Preis pro Minute | Was kostet das im Monat | Kosten',
        says: `Verbundene Gesprächszeit kostet etwa ${minutePrice} pro Minute; Nummern, Nachrichten und Modellnutzung kommen zum Selbstkostenpreis dazu. Den Bau bieten wir im kostenlosen Gespräch an; unser Beispiel, eine Klinik mit einem Agenten, kostet einmalig ${build}${ifSample('Beispielpreis')}.`,
      },
      dates: {
        asked:
          'Wie lange dauert das | Wann kann es losgehen | Wie schnell geht das | Bis wann ist es fertig | Wie viele Wochen dauert ein MVP',
        says: `Ein Sprachagent braucht in der Regel ${range(days)} Tage von der Unterschrift bis zum ersten echten Anruf, ein MVP ${range(weeks)} Wochen bis zum ersten Nutzer.`,
      },
      booking: {
        asked:
          'Ich möchte einen Termin buchen | Termin vereinbaren | Wie kann ich buchen | Gespräch buchen | Wie fangen wir an',
        says: `Das erste Gespräch ist kostenlos und dauert ${minutes} Minuten. Hier können Sie einen Termin buchen: ${book}`,
      },
      person: {
        asked:
          'Kann ich mit einem Menschen sprechen | Ich möchte mit einer Person reden | Bitte rufen Sie mich zurück | Gibt es einen echten Mitarbeiter | Rückruf',
        says: `Gern: Im kostenlosen Gespräch spricht ein Mensch mit Ihnen, und auf Nachrichten antwortet eine Person meist innerhalb von ${responseHours} Stunden an Werktagen. Termin: ${book}`,
      },
    },
    scripted:
      'Ich bin hier eine Demonstration nach Drehbuch; live antwortet ein Sprachmodell mit demselben Wissen.',
    noted: 'Notiert',
    english: 'Das beantworte ich auf Englisch, weil ich es nur so weiß. In English:',
    inEnglish:
      'daten data, aufnahmen recordings, aufnahme recording, gehören own, gehört own, wem who, vertrag contract, kündigen cancel, kündigung cancel, dsgvo gdpr, datenschutz gdpr, sprachen languages, sprache language, kalender calendar, nummer number, behalten keep, sicher safe, notfall emergency, rabatt discount, testen trial, löschen delete, gelöscht delete, gespeichert stored, wo where, garantie refund, zahnarztpraxis clinic, telefon phone, anrufe calls, jederzeit cancel, anzahlung deposit, nachts night, wochenende weekend',
  },
  {
    words:
      'el la los las un una y o no que qué cómo cuánto cuánta cuesta cuestan quién dónde cuándo puede puedo puedes quiero quisiera con para por de del en mi nuestro nuestra es son está hay tiene tienen gracias hola buenos buenas días tardes noches precio cita hablar español hablan también necesito persona llamada',
    topics: {
      greeting: {
        asked: 'Hola | Buenos días | Buenas tardes | Buenas noches | Hablan español | Habla usted español',
        says: `Hola, hablo un poco de español: soy el asesor de IA de ${name}. Pregúnteme por precios, plazos, una cita o una persona; lo demás lo respondo en inglés.`,
      },
      prices: {
        asked:
          'Cuánto cuesta | Cuánto vale | Qué precio tiene | Precios | Precio por minuto | Cuánto cuesta al mes | Cuánto cobran',
        says: `El tiempo conectado cuesta unos ${minutePrice} por minuto; números, mensajes y uso de modelos se cobran aparte, a su coste. La construcción se presupuesta en la llamada gratuita; nuestro ejemplo, una clínica con un agente, cuesta ${build} una sola vez${ifSample('precio de muestra')}.`,
      },
      dates: {
        asked:
          'Cuánto tarda | Cuánto tiempo lleva | Cuándo estará listo | En cuántas semanas | Qué plazo tienen',
        says: `Un agente de voz suele tardar ${range(days)} días desde la firma hasta la primera llamada real; un MVP, ${range(weeks)} semanas hasta el primer usuario.`,
      },
      booking: {
        asked:
          'Quiero reservar una cita | Cómo reservo una llamada | Quisiera una cita | Agendar una reunión | Cómo empezamos',
        says: `La primera llamada es gratuita y dura ${minutes} minutos. Reserve su cita aquí: ${book}`,
      },
      person: {
        asked:
          'Quiero hablar con una persona | Puedo hablar con alguien | Hay un humano | Llámenme por favor | Una persona de verdad',
        says: `Claro: en la llamada gratuita le atiende una persona, y a los mensajes responde una persona, normalmente en ${responseHours} horas en días laborables. Reserve aquí: ${book}`,
      },
    },
    scripted:
      'Aquí soy una demostración con guion; en vivo responde un modelo de lenguaje con el mismo conocimiento.',
    noted: 'Anotado',
    english: 'Eso se lo respondo en inglés, que es como lo sé. In English:',
    inEnglish:
      'datos data, grabaciones recordings, grabación recording, dueño own, contrato contract, cancelar cancel, rgpd gdpr, idiomas languages, calendario calendar, número number, seguro safe, urgencia emergency, descuento discount, prueba trial, borrar delete, dónde where, guardan stored, garantía refund, noche night, llamadas calls',
  },
  {
    words:
      'le la les un une des et ou ne pas que quoi comment combien coûte coûtent qui où quand est sont peut peux pouvez je nous vous voudrais veux avec pour par de du en mon ma notre c’est ça cela il y a merci bonjour bonsoir salut prix rendez-vous parler français aussi besoin quel quelle quels',
    topics: {
      greeting: {
        asked: 'Bonjour | Bonsoir | Salut | Parlez-vous français | Vous parlez français',
        says: `Bonjour, je suis le conseiller IA de ${name}. Demandez-moi les prix, les délais, un rendez-vous ou une personne ; le reste, je le réponds en anglais.`,
      },
      prices: {
        asked:
          'Combien ça coûte | Quel est le prix | Vos tarifs | Prix par minute | Combien par mois | Combien coûte un agent',
        says: `Le temps de communication coûte environ ${minutePrice} par minute ; numéros, messages et usage des modèles s’y ajoutent, à leur coût. La réalisation est chiffrée lors de l’appel gratuit ; notre exemple, une clinique avec un agent, coûte ${build} une fois${ifSample('prix d’exemple')}.`,
      },
      dates: {
        asked:
          'Combien de temps faut-il | Quand est-ce prêt | Quel délai | En combien de semaines | Combien de temps ça prend',
        says: `Un agent vocal prend en général ${range(days)} jours, de la signature au premier vrai appel ; un MVP, ${range(weeks)} semaines jusqu’au premier utilisateur.`,
      },
      booking: {
        asked:
          'Je voudrais prendre rendez-vous | Réserver un appel | Prendre un rendez-vous | Comment commencer',
        says: `Le premier appel est gratuit et dure ${minutes} minutes. Prenez rendez-vous ici : ${book}`,
      },
      person: {
        asked:
          'Je veux parler à une personne | Puis-je parler à un humain | Parler à quelqu’un | Rappelez-moi | Une vraie personne',
        says: `Bien sûr : lors de l’appel gratuit, une personne vous répond, et aux messages aussi, en général en ${responseHours} heures les jours ouvrés. Rendez-vous : ${book}`,
      },
    },
    scripted:
      'Je suis ici une démonstration scénarisée ; en réel, un modèle de langue répond avec les mêmes connaissances.',
    noted: 'C’est noté',
    english: 'Je réponds à cela en anglais, je ne le sais que dans cette langue. In English:',
    inEnglish:
      'données data, enregistrements recordings, enregistrement recording, appartiennent own, appartient own, contrat contract, résilier cancel, annuler cancel, rgpd gdpr, conforme compliant, langues languages, agenda calendar, numéro number, sécurité security, urgence emergency, remise discount, essai trial, supprimer delete, où where, stockées stored, garantie refund, nuit night, appels calls',
  },
  {
    words:
      'il lo la gli le un una e o non che cosa come quanto costa costano chi dove quando può posso potete vorrei voglio con per di del della in mio nostra è sono c’è ha avete grazie buongiorno buonasera ciao salve prezzo appuntamento parlare italiano anche bisogno quale chiamata prenotare',
    topics: {
      greeting: {
        asked: 'Buongiorno | Buonasera | Ciao | Salve | Parlate italiano',
        says: `Buongiorno, sono il consulente IA di ${name}. Mi chieda di prezzi, tempi, un appuntamento o una persona; al resto rispondo in inglese.`,
      },
      prices: {
        asked:
          'Quanto costa | Quali sono i prezzi | Prezzo al minuto | Quanto costa al mese | Quanto viene | Tariffe',
        says: `Il tempo di conversazione costa circa ${minutePrice} al minuto; numeri, messaggi e uso dei modelli si aggiungono, al loro costo. La realizzazione si preventiva nella chiamata gratuita; il nostro esempio, una clinica con un agente, costa ${build} una volta sola${ifSample('prezzo di esempio')}.`,
      },
      dates: {
        asked: 'Quanto tempo ci vuole | Quando è pronto | In quante settimane | Quali sono i tempi',
        says: `Un agente vocale richiede di solito ${range(days)} giorni, dalla firma alla prima chiamata vera; un MVP ${range(weeks)} settimane fino al primo utente.`,
      },
      booking: {
        asked: 'Vorrei prenotare una chiamata | Prenotare un appuntamento | Come prenoto | Come iniziamo',
        says: `La prima chiamata è gratuita e dura ${minutes} minuti. Prenoti qui: ${book}`,
      },
      person: {
        asked:
          'Vorrei parlare con una persona | Posso parlare con qualcuno | Un essere umano | Richiamatemi | Una persona vera',
        says: `Certo: nella chiamata gratuita le risponde una persona, e anche ai messaggi, di solito entro ${responseHours} ore nei giorni lavorativi. Prenoti qui: ${book}`,
      },
    },
    scripted:
      'Qui sono una dimostrazione con copione; dal vivo risponde un modello linguistico con le stesse conoscenze.',
    noted: 'Annotato',
    english: 'A questo rispondo in inglese, perché lo so solo così. In English:',
    inEnglish:
      'dati data, registrazioni recordings, registrazione recording, contratto contract, disdire cancel, gdpr gdpr, lingue languages, calendario calendar, numero number, sicuro safe, emergenza emergency, sconto discount, prova trial, cancellare delete, dove where, garanzia refund, notte night, chiamate calls',
  },
  {
    words:
      'o os as um uma e ou não que como quanto custa custam quem onde quando pode posso quero queria gostaria com para por de do da em meu nossa é são tem obrigado obrigada olá bom dia boa tarde noite preço marcar falar português também preciso pessoa chamada ligação',
    topics: {
      greeting: {
        asked: 'Olá | Bom dia | Boa tarde | Boa noite | Falam português',
        says: `Olá, bom dia: sou o consultor de IA da ${name}. Pergunte-me por preços, prazos, uma reunião ou uma pessoa; ao resto respondo em inglês.`,
      },
      prices: {
        asked:
          'Quanto custa | Qual é o preço | Preços | Preço por minuto | Quanto custa por mês | Quanto cobram',
        says: `O tempo de conversa custa cerca de ${minutePrice} por minuto; números, mensagens e uso de modelos somam-se, ao seu custo. A construção é orçada na chamada gratuita; o nosso exemplo, uma clínica com um agente, custa ${build} uma só vez${ifSample('preço de exemplo')}.`,
      },
      dates: {
        asked: 'Quanto tempo demora | Quando fica pronto | Em quantas semanas | Qual é o prazo',
        says: `Um agente de voz leva normalmente ${range(days)} dias, da assinatura à primeira chamada real; um MVP, ${range(weeks)} semanas até ao primeiro utilizador.`,
      },
      booking: {
        asked: 'Quero marcar uma reunião | Como marco uma chamada | Agendar uma reunião | Como começamos',
        says: `A primeira chamada é gratuita e dura ${minutes} minutos. Marque aqui: ${book}`,
      },
      person: {
        asked:
          'Posso falar com uma pessoa | Quero falar com alguém | Um humano por favor | Liguem-me de volta | Uma pessoa de verdade',
        says: `Claro: na chamada gratuita fala com uma pessoa, e às mensagens responde uma pessoa, normalmente em ${responseHours} horas nos dias úteis. Marque aqui: ${book}`,
      },
    },
    scripted:
      'Aqui sou uma demonstração com guião; ao vivo responde um modelo de linguagem com o mesmo conhecimento.',
    noted: 'Anotado',
    english: 'A isso respondo em inglês, porque só assim o sei. In English:',
    inEnglish:
      'dados data, gravações recordings, gravação recording, contrato contract, cancelar cancel, rgpd gdpr, lgpd gdpr, línguas languages, idiomas languages, calendário calendar, número number, seguro safe, emergência emergency, desconto discount, teste trial, apagar delete, onde where, garantia refund, noite night, ligações calls',
  },
]

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, ' ')
    .match(/[\p{L}-]+/gu) ?? []

/** Words that decide for English, also where another language has them. */
const ENGLISH = new Set(
  [
    'the you your is are what how can do does we my our and it for with i want need much long who where when there this that have has to of not please call me hello hi thanks english ok whats',
    ...TOPICS.flatMap(({ asked }) => asked),
  ].flatMap(plainWords),
)

interface Known extends Pick<Language, 'scripted' | 'noted' | 'english'> {
  vocabulary: ReadonlySet<string>
  search: Search
  glossary: ReadonlyMap<string, string>
}

function knownFrom({ words, topics, inEnglish, scripted, noted, english }: Language): Known {
  const listed = Object.entries(topics).map(([id, { asked, says }]): Topic => ({
    id,
    asked: wordingsIn(asked),
    says,
  }))
  const glossary = new Map(inEnglish.split(', ').map((pair) => pair.split(' ') as [string, string]))
  const wordings = [...listed.flatMap(({ asked }) => asked), ...glossary.keys()].flatMap(plainWords)
  // Of the words in the wordings only those that are not English, too: “agent” is both.
  const vocabulary = new Set([...plainWords(words), ...wordings.filter((word) => !ENGLISH.has(word))])
  return { vocabulary, search: createSearch(listed), glossary, scripted, noted, english }
}

const known = LANGUAGES.map(knownFrom)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The language of a message, if it is one of ours other than English.
 *
 * @param before the language of the message before, which decides where this one has as few words of one as of the other
 */
export function languageOf(message: string, before?: Known): Known | undefined {
  const words = plainWords(message)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const counted = known
    .map((language) => {
      const plain = new Set([...language.vocabulary].map(withoutAccents))
      return {
        language,
        hits: words.filter((word) => language.vocabulary.has(word) || plain.has(word)).length,
      }
    })
    .sort((one, other) => other.hits - one.hits)
  const [best] = counted
  const enough =
    best && best.hits > english && best.hits >= Math.min(2, words.length) && best.hits / words.length >= 0.4
  if (enough) return best.language
  const ofBefore = counted.find(({ language }) => language === before)
  return ofBefore && ofBefore.hits > english ? before : undefined
}

/** Translates the known words of a message to English, and keeps the others. */
export const inEnglish = (message: string, { glossary }: Known): string =>
  plainWords(message)
    .flatMap((word) => glossary.get(word) ?? [])
    .join(' ')

export type { Known as KnownLanguage }
