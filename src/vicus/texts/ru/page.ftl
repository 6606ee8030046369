# Слова страницы в браузере.

## Везде

page-close = Закрыть
page-cancel = Отмена
page-on = вкл.
page-off = выкл.
page-you = вы
page-loading = Одну минуту
page-reconnecting = Связь прервалась, пробуем снова
page-to-lobby = В холл
page-rule = Правило { $rule }
page-rules = Правила
page-rules-of = { $title }: правила
page-quick = Краткая памятка
page-chapters = Главы
page-search-rules = Искать в правилах
page-nothing-found = Таких слов нет ни в одном правиле.
page-rules-missing = Правила сейчас не загружаются.
page-help = Помощь и клавиши

## Настройки

page-settings = Настройки
page-language = Язык
page-theme = Цвета
page-theme-system = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-to-light = Светлые цвета
page-to-dark = Тёмные цвета
page-speed = Движения
page-bot-speed = Боты играют
page-speed-0 = сразу
page-speed-5 = быстро
page-speed-10 = обычно
page-speed-20 = медленно
page-sound = Звук
page-auto-end = Заканчивать мой ход самому
page-auto-end-hint = Тогда ход кончается, как только выбирать больше нечего. Иначе всё можно вернуть, пока не нажато «Закончить ход».

page-keys = Клавиши
page-key-dice = выбрать кубик
page-key-arrows = идти по полю
page-key-enter = выбрать место
page-key-next = следующее возможное место
page-key-tile = взять особый жетон
page-key-bishop = взять епископа
page-key-turn-tile = повернуть плитку, в другую сторону
page-key-answer = выбрать ответ
page-key-undo = вернуть действие
page-key-restart = начать ход заново
page-key-end = закончить ход
page-key-step = шаг назад, шаг вперёд
page-key-hint = подсказка: что делать и почему
page-key-since = с моего прошлого хода
page-key-escape = снять выбор, вернуться к игре
page-key-help = эта помощь

## Холл

page-hero = Строим деревни, обыгрываем друзей.
page-hero-line = Настольные игры в браузере. Без учётной записи: зовите друзей или ботов и играйте.
page-your-name = Ваше имя
page-table-link = Ссылка на стол
page-join = Войти
page-games = Игры
page-facts = игроков: { $least }–{ $most } · { $minutes } мин
page-bv-line = Бросайте четыре кубика, заселяйте мельницы, трактиры и усадьбы.
page-cd-line = Постройте лучший квартал Рима.
page-credits = Автор игры — { $designer }, издатель — { $publisher }. Все рисунки здесь наши собственные.
page-seats = Места
page-seat = Место { $number }
page-add-seat = Добавить место
page-remove-seat = без места
page-free-seat = пригласить
page-free = свободно
page-level-beginner = бот-новичок
page-level-casual = бот-любитель
page-level-strong = сильный бот
page-level-master = бот-мастер
page-level-about = { $level }: { $about }
page-play = Играть
page-invite = Пригласить
page-options = Варианты
page-who-may-join = Кто может войти
page-open = все
page-private = только по ссылке
page-private-hint = Стол для всех виден в холле, пока есть свободное место.
page-my-tables = Мои столы
page-open-tables = Открытые столы
page-no-tables = Пока ничего. Нажмите «Играть».
page-no-open-tables = Сейчас никто не ищет игроков.
page-waits = { $number ->
    [one] { $number } стол ждёт вас
    [few] { $number } стола ждут вас
   *[other] { $number } столов ждут вас
}
page-your-turn = ваш ход
page-state-over = окончена
page-state-watch = идёт · смотреть
page-state-playing = идёт
page-state-free = свободно мест: { $free } из { $players }
page-records = Записи
page-records-line = Любую партию можно сохранить и посмотреть снова.
page-import = Открыть запись
page-import-line = Выберите файл сохранённой партии или вставьте её текст. Она откроется как стол, где можно перейти к любому ходу.
page-choose-file = Выбрать файл
page-paste-record = Или вставьте текст сюда
page-open-record = Открыть
page-forget = Удалить мои данные
page-forget-line = Ваше имя, ваши места и настройки будут удалены навсегда. В идущих партиях ваши места займут боты.
page-forget-yes = Удалить всё

## До начала

page-sit = Сесть сюда
page-invite-link = Ссылка для друзей
page-copy = Скопировать
page-copied = Скопировано
page-start = Начать
page-start-hint = Свободные места займут боты.
page-host-starts = Партия начнётся, когда все места заняты или когда начнёт хозяин стола.
page-leave = Уйти

## Стол

page-skip = К полю
page-people = Игроки и журнал
page-players = Игроки
page-supply = Запас
page-log = Журнал
page-actions = Ваш ход
page-turn-of = ходит { $seat }
page-waiting-for = { $seat } думает
page-thinks = думает
page-away = нет на месте
page-replace = Пусть играет бот ({ $votes })
page-watching = Вы смотрите.
page-leave-game = Выйти из партии: дальше играет бот
page-leave-really = Точно уйти? Ваше место займёт бот.
page-watchers = { $number ->
    [one] смотрит { $number } человек
    [few] смотрят { $number } человека
   *[other] смотрят { $number } человек
}
page-since = С моего прошлого хода
page-replay = Повтор
page-first = Первый шаг
page-prev = Шаг назад
page-next = Шаг вперёд
page-now = Сейчас
page-back-to-now = Вернуться к игре
page-move = шаг { $ply }
page-looking = Это был шаг { $ply }
page-enlarge = Всё об игроке { $seat }
page-if-now = Если бы игра кончилась сейчас
page-hidden = скрыто до конца
page-hint = Подсказка
page-hint-asking = Думает
page-hint-play = Сыграть так
page-hint-chance = шанс на победу около { $chance } %
page-undo = Вернуть
page-restart = Начать ход заново
page-end-turn = Закончить ход
page-turn-done = Ваш ход сделан
page-turn-done-hint = Закончите его или верните действие.

## Итог

page-result = Итог
page-rematch = Реванш
page-to-rematch = К реваншу
page-watch-replay = Посмотреть снова
page-export = Сохранить запись

## Ошибки

page-error-malformed = Сервер этого не понял.
page-error-too_large = Слишком много текста.
page-error-too_fast = Слишком быстро. Попробуйте чуть позже.
page-error-unknown_table = Такого стола нет. Возможно, ссылка неполная.
page-error-not_seated = У вас нет места за этим столом.
page-error-seat_taken = Это место уже занято.
page-error-not_your_turn = Сейчас не ваш ход.
page-error-stale = За столом уже сыграли дальше.
page-error-not_started = Партия ещё не началась.
page-error-already_started = Партия уже началась.
page-error-busy = По одной подсказке: прошлая ещё обдумывается.
page-error-over = Партия окончена.
page-error-not_allowed = Здесь это невозможно.
page-error-bad_input = Это не удаётся прочитать.
page-error-internal = У сервера неполадка. Ничего не потеряно: попробуйте снова.

## Богемские деревни

page-bv-villages = Деревни
page-bv-your-dice = Ваши кубики
page-bv-die = кубик { $face }
page-bv-sums = Что позволяют кубики
page-bv-first = Выберите кубики для первого действия
page-bv-first-hint = Нажмите на кубики, сумму или здание.
page-bv-second = Можно сделать второе действие
page-bv-second-hint = Нажмите на кубики, сумму или здание либо закончите ход.
page-bv-sum = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-exact-hint = Выберите отмеченное здание или нажмите на сумму, чтобы взять кубики.
page-bv-choose-place = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-choose-place-hint = { $places ->
    [0] Подходящих зданий нет.
    [one] Подходит { $places } здание.
    [few] Подходят { $places } здания.
   *[other] Подходит зданий: { $places }.
} { $dice ->
    [none] { "" }
   *[other] Для второго действия остаётся { $dice }.
}
page-bv-which-dice = Из каких кубиков сложить { $sum }?
page-bv-escape-hint = Esc снимает выбор.
page-bv-reroll = Перебросить
page-bv-with-tile = с жетоном
page-bv-reroll-which = Какие кубики перебросить?
page-bv-reroll-these = Перебросить { $dice }
page-bv-tile = Жетон
page-bv-any-two = 2 любых
page-bv-double = дубль
page-bv-filled = занято зданий: { $taken } из { $all }
page-bv-free = Свободно.
page-bv-taken = Занимает { $owner }.
page-bv-printed = стоит { $value }
page-bv-may-settle = сюда можно поставить фигурку
page-bv-may-evict = отсюда можно выселить
page-bv-shops-held = видов лавок: { $number } из 4
page-bv-inn-active = Этот работает и платит.
page-bv-inn-inactive = Этот ещё не работает.
page-bv-provenance = Здания и напечатанные числа этой деревни: { $provenance }.

page-bv-about-bakery = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-butcher = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-dairy = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-tailor = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-mill = Даёт жетон муки. Когда заняты все мельницы, каждый жетон приносит 2, а фигурки идут домой.
page-bv-about-manufactory = Даёт жетон стекла. Когда заняты все стекольни, каждый жетон приносит 3, а фигурки идут домой.
page-bv-about-farm = Платит сразу: столько талеров, сколько у вас теперь дворов.
page-bv-about-inn = Платит 1 в начале каждого вашего хода, когда в деревне заняты ещё 3 здания.
page-bv-about-town_hall = { $value ->
    [0] В конце — напечатанное число, если вся деревня занята. Без единой ратуши вы теряете 5.
   *[other] В конце — { $value }, если вся деревня занята. Без единой ратуши вы теряете 5.
}
page-bv-about-church = В конце 10 за большинство церквей, 6 за второе место. Епископ платит 1 за каждую вашу.
page-bv-about-manor = { $value ->
    [0] Сразу платит напечатанное число. Отсюда никого не выселяют.
   *[other] Сразу платит { $value }. Отсюда никого не выселяют.
}
page-bv-about-shops = Наборы из 1, 2, 3 или 4 разных лавок приносят в конце 1, 5, 12 или 20.
page-bv-about-active = Работающий трактир платит 1 в начале хода хозяина.
page-bv-about-inactive = Заработает, когда в деревне будут заняты ещё 3 здания.
page-bv-about-flour = Приносит 2, когда заняты все мельницы; в конце — половину.
page-bv-about-glass = Приносит 3, когда заняты все стекольни; в конце — половину.
page-bv-about-special = Один раз перебросить неиспользованные кубики. Его дают два любых кубика; больше одного не бывает.
page-bv-about-bishop = Платит 1 за каждую вашу церковь в начале вашего хода. Его даёт дубль.
page-bv-about-bank = Если выплата опустошает банк, игра кончается.
page-bv-about-figures = Кто начинает ход без фигурок, заканчивает игру.
page-bv-about-coins = Побеждает тот, у кого больше талеров.
page-bv-about-dice = Два, три или четыре кубика дают сумму. За ход одно или два действия.

page-bv-thing-coins = Талеры
page-bv-thing-figures = Оставшиеся фигурки
page-bv-thing-shops = Лавки
page-bv-thing-farm = Дворы
page-bv-thing-town_hall = Ратуши
page-bv-thing-church = Церкви
page-bv-thing-active = Работающие трактиры
page-bv-thing-inactive = Ещё не работающие трактиры
page-bv-thing-flour = Мука
page-bv-thing-glass = Стекло
page-bv-thing-special = Жетоны особого действия
page-bv-thing-bishop = Епископ
page-bv-thing-bank = Банк
page-bv-thing-dice = Кубики

## Carpe Diem

page-cd-table = Стол Carpe Diem
page-cd-parts = Части стола
page-cd-tab-own = Квартал
page-cd-tab-forum = Плитки
page-cd-tab-cards = Карты
page-cd-tab-others = Другие
page-cd-take = Взять плитку
page-cd-build = Строить
page-cd-cards = Карты подсчёта
page-cd-cards-hint = после этапа: диск между двумя
page-cd-scoring-order = осталось подсчитать: { $names }
page-cd-spaces = Семь полей и их плитки
page-cd-banderoles = Ленты
page-cd-quarter-of = Квартал: { $seat }
page-cd-enlarge-quarter = Увеличить квартал: { $seat }
page-cd-stock = Товары и прочее
page-cd-finished = Завершено
page-cd-in-hand = У вас в руке
page-cd-answers = Ответы

page-cd-ask-start = Поставьте патриция на свободное поле
page-cd-ask-start-hint = Первый ход начнётся с движения оттуда.
page-cd-ask-take = Передвиньте патриция и возьмите плитку
page-cd-ask-take-hint = Нажмите на плитку у светящегося поля.
page-cd-ask-take-bread-hint = Нажмите на плитку у светящегося поля; любое другое стоит одного хлеба.
page-cd-ask-build = Встройте плитку или отложите на склад
page-cd-ask-shovel = Первая плитка идёт на лопату
page-cd-ask-here = { $turns ->
    [one] Встроить здесь?
    [few] Встроить здесь или повернуть?
   *[other] Встроить здесь или повернуть?
}
page-cd-ask-store = Эта плитка никуда не подходит: отложите её на склад
page-cd-ask-store-hint = Два предмета на складе приносят в конце 1 очко.
page-cd-ask-reward = Какая награда первая?
page-cd-ask-reward-hint = Здесь важен порядок.
page-cd-ask-craft = Возьмите плитку из выкладки ремесленников
page-cd-ask-craft-hint = Затем сразу встройте её или отложите на склад.
page-cd-ask-fountain = Какая карта фонтана уйдёт?
page-cd-ask-fountain-hint = Остальные останутся у вас до конца.
page-cd-ask-disc = Положите диск между двумя картами
page-cd-ask-disc-hint = На каждом круге видно, что он принёс бы сейчас.
page-cd-ask-card = По какой карте рассчитаться сначала?
page-cd-ask-card-hint = То, что она принесёт, пригодится для второй.
page-cd-ask-pay-hint = Сколько раз отдадите? Ни разу — минус 4 очка.
page-cd-ask-breads-hint = Три хлеба выполняют карту ещё раз.

page-cd-store-it = На склад
page-cd-turn-it = Повернуть
page-cd-build-here = Встроить
page-cd-pay = { $times ->
    [0] Не отдавать
    [1] Отдать один раз
    [few] Отдать { $times } раза
   *[other] Отдать { $times } раз
}
page-cd-use-breads = { $times ->
    [0] Оставить хлеб
    [1] Потратить хлеба: { $breads }
    [few] Потратить хлеба: { $breads }
   *[other] Потратить хлеба: { $breads }
}
page-cd-card-number = Карта { $number }
page-cd-return-one = Под стопку: { $kind }
page-cd-new = новая · у вас { $number }
page-cd-kept = уже ваша · у вас { $number }

page-cd-would-bring = Сейчас принесло бы: { $what }.
page-cd-costs-bread = Стоит одного хлеба.
page-cd-fits-nowhere = Никуда не подходит: пойдёт на склад.
page-cd-nothing = ничего
page-cd-lose = { $points ->
    [one] минус { $points } очко
    [few] минус { $points } очка
   *[other] минус { $points } очков
}
page-cd-for = в обмен: { $paid }
page-cd-finishes = завершает { $what }
page-cd-finishes-one = { $kind-id ->
    [vineyard] виноградник (плиток: { $tiles })
    [herb_garden] огород (плиток: { $tiles })
    [hen_yard] птичий двор (плиток: { $tiles })
    [pond] пруд (плиток: { $tiles })
    [merchant] жилище торговца
    [baker] жилище пекаря
    [steward] жилище управляющего
    [craftsman] жилище ремесленника
   *[villa] { $chimneys ->
        [0] виллу без труб
       *[other] виллу (труб: { $chimneys })
    }
}
page-cd-finishes-nothing = Пока ничего не завершает.
page-cd-craft-tile = плитка из выкладки
page-cd-task-met = задание рамки, в конце { $points }

page-cd-give = дай
page-cd-have = имей
page-cd-red = Красная карта { $card }: отдать
page-cd-green = Зелёная карта { $card }: иметь
page-cd-card-give = Отдать: { $what } — каждый раз { $brings }.
page-cd-card-have = Иметь: { $what } — каждый раз { $brings }.
page-cd-card-missed = Ни разу: вы теряете 4 очка. Три хлеба выполняют её один раз.
page-cd-may-settle = Можно рассчитаться сейчас.
page-cd-circle = Круглое поле между двумя картами
page-cd-circle-free = Свободно.
page-cd-circle-taken = Здесь лежит диск: { $seat }.
page-cd-provenance = Эта карта: { $provenance }.
page-cd-reconstructed = Рисунки плиток, планшетов и рамок восстановлены, это не то, что напечатано.
page-cd-fountain-card = В конце { $points ->
    [0] очки
   *[other] { $points } очка
} за { $kind-id ->
    [vineyard] каждый завершённый виноградник
    [herb_garden] каждый завершённый огород
    [hen_yard] каждый завершённый птичий двор
    [pond] каждый завершённый пруд
    [merchant] каждое завершённое жилище торговца
    [baker] каждое завершённое жилище пекаря
    [steward] каждое завершённое жилище управляющего
    [craftsman] каждое завершённое жилище ремесленника
    [market] каждый рынок
    [bakery] каждую пекарню
    [fountain] каждый фонтан
   *[villa] каждую завершённую виллу
}

page-cd-space = Поле { $number }
page-cd-patrician-here = { $number ->
    [one] Здесь стоит { $names }.
    [few] Здесь стоят: { $names }.
   *[other] Здесь стоят: { $names }.
}
page-cd-may-start = здесь можно начать
page-cd-may-take = её можно взять
page-cd-may-build = { $turns ->
    [one] здесь можно встроить, поворотов: { $turns }
    [few] здесь можно встроить, поворотов: { $turns }
   *[other] здесь можно встроить, поворотов: { $turns }
}
page-cd-build-at = Построить: ряд { $row }, столбец { $column }, { $turn ->
    [0] без поворота
    [1] один поворот вправо
    [2] два поворота
   *[other] один поворот влево
}
page-cd-cell = Строка { $row }, столбец { $column }
page-cd-empty = пусто
page-cd-part = { $kind } ({ $sides })
page-cd-finished-kind = завершено: { $kind }
page-cd-task = Задание рамки: { $kind }, очков: { $points }
page-cd-task-open = Платит в конце, если на этой линии есть завершённый объект.
page-cd-task-done = Выполнено: на линии есть завершённый объект.
page-cd-met = выполнено
page-cd-not-met = ещё не выполнено
page-cd-on-track = { $seat }: { $space }

page-cd-n-grapes = { $number ->
    [one] { $number } виноград
    [few] { $number } винограда
   *[other] { $number } винограда
}
page-cd-n-herbs = { $number ->
    [one] { $number } пучок трав
    [few] { $number } пучка трав
   *[other] { $number } пучков трав
}
page-cd-n-chicken = { $number ->
    [one] { $number } курица
    [few] { $number } курицы
   *[other] { $number } кур
}
page-cd-n-fish = { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[other] { $number } рыб
}
page-cd-n-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[other] { $number } монет
}
page-cd-n-breads = { $number ->
    [one] { $number } хлеб
    [few] { $number } хлеба
   *[other] { $number } хлебов
}
page-cd-n-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
page-cd-n-steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
page-cd-n-chimneys = { $number ->
    [one] { $number } труба
    [few] { $number } трубы
   *[other] { $number } труб
}
page-cd-n-vineyard = { $number ->
    [one] { $number } завершённый виноградник
    [few] { $number } завершённых виноградника
   *[other] { $number } завершённых виноградников
}
page-cd-n-herb_garden = { $number ->
    [one] { $number } завершённый огород
    [few] { $number } завершённых огорода
   *[other] { $number } завершённых огородов
}
page-cd-n-hen_yard = { $number ->
    [one] { $number } завершённый птичий двор
    [few] { $number } завершённых птичьих двора
   *[other] { $number } завершённых птичьих дворов
}
page-cd-n-pond = { $number ->
    [one] { $number } завершённый пруд
    [few] { $number } завершённых пруда
   *[other] { $number } завершённых прудов
}
page-cd-n-merchant = { $number ->
    [one] { $number } завершённое жилище торговца
    [few] { $number } завершённых жилища торговца
   *[other] { $number } завершённых жилищ торговца
}
page-cd-n-baker = { $number ->
    [one] { $number } завершённое жилище пекаря
    [few] { $number } завершённых жилища пекаря
   *[other] { $number } завершённых жилищ пекаря
}
page-cd-n-steward = { $number ->
    [one] { $number } завершённое жилище управляющего
    [few] { $number } завершённых жилища управляющего
   *[other] { $number } завершённых жилищ управляющего
}
page-cd-n-craftsman = { $number ->
    [one] { $number } завершённое жилище ремесленника
    [few] { $number } завершённых жилища ремесленника
   *[other] { $number } завершённых жилищ ремесленника
}
page-cd-n-villa = { $number ->
    [one] { $number } завершённая вилла
    [few] { $number } завершённые виллы
   *[other] { $number } завершённых вилл
}
page-cd-n-market = { $number ->
    [one] { $number } рынок
    [few] { $number } рынка
   *[other] { $number } рынков
}
page-cd-n-bakery = { $number ->
    [one] { $number } пекарня
    [few] { $number } пекарни
   *[other] { $number } пекарен
}
page-cd-n-fountain = { $number ->
    [one] { $number } фонтан
    [few] { $number } фонтана
   *[other] { $number } фонтанов
}
page-cd-n-any_landscape = { $number ->
    [one] { $number } любое завершённое угодье
    [few] { $number } любых завершённых угодья
   *[other] { $number } любых завершённых угодий
}
page-cd-n-any_dwelling = { $number ->
    [one] { $number } любое завершённое жилище
    [few] { $number } любых завершённых жилища
   *[other] { $number } любых завершённых жилищ
}
page-cd-n-fountain_cards = { $number ->
    [one] { $number } карта фонтана
    [few] { $number } карты фонтана
   *[other] { $number } карт фонтана
}
page-cd-n-ways = { $number ->
    [one] Подходит { $number } способом.
    [few] Подходит { $number } способами.
   *[other] Подходит { $number } способами.
}

page-cd-thing-points = очки
page-cd-thing-grapes = виноград
page-cd-thing-herbs = травы
page-cd-thing-chicken = куры
page-cd-thing-fish = рыба
page-cd-thing-breads = хлеб
page-cd-thing-coins = монеты
page-cd-thing-fountain_cards = карты фонтана
page-cd-thing-stored = плитки на складе
page-cd-thing-discs = оставшиеся диски
page-cd-thing-chimneys = трубы
page-cd-thing-banderole = лента
page-cd-thing-shovel = лопата
page-cd-thing-track = Шкала лент
page-cd-thing-display = Выкладка ремесленников
page-cd-thing-fountain_card = Карта фонтана

page-cd-about-points = Побеждает тот, у кого больше очков.
page-cd-about-grapes = Товар с виноградников. Его отдают за красные карты.
page-cd-about-herbs = Товар с огородов. Его отдают за красные карты.
page-cd-about-chicken = Товар с птичьих дворов. Его отдают за красные карты.
page-cd-about-fish = Товар из прудов. Его отдают за красные карты.
page-cd-about-breads = Один хлеб ведёт патриция на любое поле с плитками. Три выполняют карту один раз.
page-cd-about-coins = Каждая заменяет любой товар на красной карте.
page-cd-about-fountain_cards = Лежат закрытыми и платят в конце.
page-cd-about-stored = Их уже не встроить. Два предмета на складе приносят в конце 1 очко.
page-cd-about-discs = По одному на каждый подсчёт, между двумя картами.
page-cd-about-chimneys = Чем больше труб у завершённой виллы, тем больше она приносит в конце.
page-cd-about-banderole = Накройте её: диск сделает один шаг по шкале лент.
page-cd-about-shovel = Сюда идёт ваша первая плитка.
page-cd-about-track = Кто дальше, тот считает первым, в стопке — верхний диск. В конце каждый шаг — 1 очко.
page-cd-about-display = Кто завершает жилище ремесленника, берёт одну из этих плиток и сразу встраивает.
page-cd-about-cell = Плитке нужен сосед, и все касающиеся стороны должны совпадать. Рамка — это луг.
page-cd-about-star = Патриций идёт по линии на другое поле, минуя пустые, и берёт там плитку.
page-cd-about-ring = Патриций идёт на ближайшее поле с плитками в одну из двух сторон и берёт там плитку.
page-cd-about-vineyard = Завершённое угодье из 2–4 плиток даёт виноград: на единицу меньше, чем плиток.
page-cd-about-herb_garden = Завершённое угодье из 2–4 плиток даёт травы: на единицу меньше, чем плиток.
page-cd-about-hen_yard = Завершённое угодье из 2–4 плиток даёт кур: на единицу меньше, чем плиток.
page-cd-about-pond = Завершённое угодье из 2–4 плиток даёт рыбу: на единицу меньше, чем плиток.
page-cd-about-merchant = Завершено: все ваши товары станут монетами, и ещё одна сверху.
page-cd-about-baker = Завершено: 2 хлеба.
page-cd-about-steward = Завершено: 2 шага по шкале лент.
page-cd-about-craftsman = Завершено: возьмите плитку из выкладки ремесленников и сразу встройте.
page-cd-about-villa = Любого размера. Завершённая платит в конце по числу труб.
page-cd-about-market = Сразу приносит 1 монету.
page-cd-about-bakery = Сразу приносит 1 хлеб.
page-cd-about-fountain = Посмотрите две карты фонтана и оставьте одну.

page-cd-option-movement = Линии между полями
page-cd-option-movement-star = звезда
page-cd-option-movement-ring = кольцо
page-cd-option-movement-hint = Звезда — как в первом издании. Кольцо — как во втором, немного проще.

## Гельвеция

page-hv-line = Жените своих жителей по всем деревням и не дайте никому проспать.
page-key-hv-person = выбрать персонажа
page-key-hv-tile = действовать с жетоном персонажа

page-hv-table = Стол «Гельвеции»
page-hv-parts = Части стола
page-hv-part-own = Деревня
page-hv-part-offer = Здания
page-hv-part-market = Рынок
page-hv-part-others = Другие
page-hv-your-village = Ваша деревня
page-hv-village-of = Деревня: { $seat }
page-hv-neutral-village = Нейтральная деревня
page-hv-neutral = нейтральный
page-hv-setup = Подготовка
page-hv-round = Раунд { $round } · конец при { $goal } очках
page-hv-persons = Персонажи
page-hv-centre = Центр деревни
page-hv-enlarge = Увеличить деревню
page-hv-goal = очков: { $points } из { $goal }
page-hv-offer = Открытые здания
page-hv-start-buildings = Начальные здания
page-hv-draft-hint = по три разных каждому
page-hv-stacks = { $number ->
    [0] колоды пусты
   *[other] 5 новых после раунда · в колодах { $number }
}
page-hv-market = Рынок
page-hv-market-hint = каждый товар один раз; первому — жетон
page-hv-surround-hint = первым двум деревням, застроенным и заселённым
page-hv-school-hint = вселятся в конце раунда

page-hv-short-builder = Строитель
page-hv-short-carter = Торговец
page-hv-short-watchman = Сторож
page-hv-short-priest = Священник
page-hv-short-midwife = Повитуха
page-hv-does-builder = построить
page-hv-does-carter = доставить
page-hv-does-watchman = разбудить
page-hv-does-priest = женить
page-hv-does-midwife = рождение
page-hv-tile = Жетон: { $person }
page-hv-tile-free = Жетона ещё ни у кого нет: в конце раунда его возьмёт тот, у кого здесь больше монет.
page-hv-tile-held = Жетон держит { $seat }.
page-hv-tile-used = Жетон держит { $seat }, в этом раунде он уже использован.
page-hv-tile-turned = В этом раунде уже использован.
page-hv-use-tile = Дополнительное действие с жетоном: { $person }

page-hv-ask-draft = Выберите начальное здание
page-hv-hint-draft = У вас будет три разных. Каждое производит один товар.
page-hv-ask-rob = Возьмите начальное здание у другого
page-hv-hint-rob = Остались только типы, которые у вас есть; кто теряет здание, выбирает заново.
page-hv-ask-neutral_kind = Выберите здание для нейтральной деревни
page-hv-hint-neutral_kind = Затем участок и того, кто там живёт.
page-hv-ask-neutral_place = { $kind }: выберите участок в нейтральной деревне
page-hv-ask-neutral_sex = { $kind } в нейтральной деревне: кто там живёт?
page-hv-hint-neutral_sex = Всего две женщины и двое мужчин.
page-hv-ask-place = { $kind }: выберите участок
page-hv-hint-lay = Участки слева и справа от центра относятся к двум кварталам.
page-hv-hint-place = Участки слева и справа от центра относятся к двум кварталам.
page-hv-ask-pair_1 = { $sex-id ->
    [woman] Первая пара: где живёт женщина?
   *[other] Первая пара: где живёт мужчина?
}
page-hv-hint-pair_1 = Каждый в своём здании.
page-hv-ask-pair_2 = Вторая пара: кто живёт здесь? { $kind }
page-hv-hint-pair_2 = Другой идёт в школу.
page-hv-ask-pair_3 = Третья пара: с кем один из них вступит в брак?
page-hv-hint-pair_3 = { $village }. Нажмите на дом с одним жителем. Другой пойдёт в ваш центр.
page-hv-ask-person = Выберите персонажа или нажмите на то, что хотите сделать
page-hv-hint-person = { $coins ->
    [one] У вас { $coins } монета; каждое действие стоит одну, все с одним персонажем.
    [few] У вас { $coins } монеты; каждое действие стоит одну, все с одним персонажем.
   *[many] У вас { $coins } монет; каждое действие стоит одну, все с одним персонажем.
}
page-hv-ask-builder = Какое здание?
page-hv-hint-builder = Товары производят бодрствующие жители; дерево, кирпич и камень можно купить по монете.
page-hv-ask-carter = Какой товар доставите?
page-hv-hint-carter = Каждый товар один раз за игру: 1 очко, а первому — его жетон.
page-hv-ask-watchman = Какой квартал разбудить?
page-hv-hint-watchman = Там проснутся все, в любой деревне, свои и чужие.
page-hv-ask-priest = С кем вступит в брак ваш житель?
page-hv-hint-priest = Нажмите на одинокого жителя в другой деревне. Ждут в вашем центре: { $centre }, в школе: { $school }.
page-hv-ask-midwife = У какой пары родится ребёнок?
page-hv-hint-midwife = Один ребёнок на пару за ход; в конце раунда он пойдёт в школу.
page-hv-ask-neutral = Нейтральная монета: здание или ваш одинокий житель
page-hv-hint-neutral = Здание без оплаты идёт в нейтральную деревню, или нейтральный житель вступает в брак у вас. На этом ваш ход кончается.
page-hv-ask-no-coins = У вас нет монет: нейтральная монета или пропуск
page-hv-ask-nothing = Сейчас ничто не даст результата
page-hv-ask-end = Ваши действия сделаны
page-hv-hint-end = Закончите ход или используйте жетон персонажа, если он ещё есть.
page-hv-or-end = Или закончите ход.
page-hv-ask-build = { $kind }: оплатите так или сразу выберите участок
page-hv-ask-deliver = { $good }: доставить так?
page-hv-ask-worker = { $good }: кто произведёт?
page-hv-ask-input = { $kind }: какой товар обменять? Нужно: { $good }
page-hv-ask-mover = { $kind }: кто вселится?
page-hv-hint-mover = Сразу, из центра деревни.
page-hv-ask-dowry = Возьмите монету: чью?
page-hv-hint-dowry = Своей монетой можно пользоваться со следующего хода; чужая станет приданым в вашем центре.
page-hv-ask-school = { $kind }: кто вселится из школы?
page-hv-hint-school = Кому не хватит здания, тот пойдёт в центр.
page-hv-ask-child = Девочка или мальчик?
page-hv-ask-source = Из центра или из школы?
page-hv-escape = Esc снимает выбор.
page-hv-with-tile = с жетоном
page-hv-with-tile-hint = Дополнительное действие без монеты, раз в раунд. Esc оставляет жетон на потом.

page-hv-plan = Как это оплачивается
page-hv-answers = Ответы
page-hv-pay = Оплатить
page-hv-deliver = Доставить
page-hv-go-on = Так и дальше
page-hv-buy = Купить за монету
page-hv-buy-instead = Вместо этого купить за монету
page-hv-pass = Пропустить
page-hv-one-coin = 1 монета
page-hv-wake-nobody = Монета сторожу, никто не проснётся
page-hv-a-woman = Женщина
page-hv-a-man = Мужчина
page-hv-a-nobody = Никто
page-hv-child-woman = Девочка
page-hv-child-man = Мальчик
page-hv-from-centre = Из центра
page-hv-from-school = Из школы
page-hv-coin-of = Монета: { $seat }
page-hv-own-coin = Своя монета
page-hv-neutral-act = Взять
page-hv-neutral-coin = Нейтральная монета: нейтральное действие вместо вашего хода
page-hv-neutral-used = монета взята

page-hv-fall-asleep = { $number ->
    [one] Засыпает: { $who }.
   *[other] Засыпают: { $who }.
}
page-hv-bought = Покупается: { $what }.
page-hv-price = { $coins ->
    [one] { $coins } монета.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
page-hv-no-coin = Без монеты.
page-hv-brings = { $points ->
    [one] Приносит { $points } очко.
    [few] Приносит { $points } очка.
   *[many] Приносит { $points } очков.
}
page-hv-wake-up = { $number ->
    [one] Проснётся { $number }: { $who }.
   *[other] Проснутся { $number }: { $who }.
}
page-hv-would-wake = { $number ->
    [one] проснётся { $number }
   *[other] проснутся { $number }
}
page-hv-moves-in = { $sex-id ->
    [woman] Вселится ваша женщина.
   *[other] Вселится ваш мужчина.
}
page-hv-dowry-there = Вы возьмёте монету: { $who }.
page-hv-no-dowry = В том центре нет монет.
page-hv-surrounds = Ваш центр окружён, и все здания заселены.
page-hv-would-make = производит: { $good } — и засыпает
page-hv-wakes = просыпается
page-hv-may = можно
page-hv-cannot-now = сейчас нельзя
page-hv-have-one = уже есть

page-hv-quarter = { $village }, { $quarter }
page-hv-free-place = Свободный участок
page-hv-empty = никто не живёт
page-hv-nobody = никого
page-hv-villager = { $state ->
    [asleep] { $sex } ({ $who }), спит
   *[other] { $sex } ({ $who }), бодрствует
}
page-hv-women = { $number ->
    [one] { $number } женщина
    [few] { $number } женщины
   *[many] { $number } женщин
}
page-hv-men = { $number ->
    [one] { $number } мужчина
    [few] { $number } мужчины
   *[many] { $number } мужчин
}
page-hv-girls = { $number ->
    [one] { $number } девочка
    [few] { $number } девочки
   *[many] { $number } девочек
}
page-hv-boys = { $number ->
    [one] { $number } мальчик
    [few] { $number } мальчика
   *[many] { $number } мальчиков
}
page-hv-n-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
page-hv-n-coins-of = { $number ->
    [one] { $number } монета ({ $seat })
    [few] { $number } монеты ({ $seat })
   *[many] { $number } монет ({ $seat })
}
page-hv-n-goods = { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[many] { $number } товаров
}
page-hv-dowry-of = { $number ->
    [one] приданое: { $number } монета ({ $who })
    [few] приданое: { $number } монеты ({ $who })
   *[many] приданое: { $number } монет ({ $who })
}
page-hv-won = со следующего хода ещё { $number }
page-hv-worth = { $points ->
    [one] Стоит { $points } очко. Там никто не живёт.
    [few] Стоит { $points } очка. Там никто не живёт.
   *[many] Стоит { $points } очков. Там никто не живёт.
}
page-hv-makes = Производит: { $good }.
page-hv-makes-from = Производит: { $good }; нужно: { $input }.
page-hv-exchanges = Меняет одно на другое: { $goods }.
page-hv-costs = Цена: { $cost }.
page-hv-link = { $good }: { $kind }.
page-hv-link-from = { $good }: { $kind }, нужно: { $input }.
page-hv-first-earns = { $points ->
    [one] Кто доставит первым, получит жетон: { $points } очко.
    [few] Кто доставит первым, получит жетон: { $points } очка.
   *[many] Кто доставит первым, получит жетон: { $points } очков.
}
page-hv-tile-of = Жетон у игрока { $seat } ({ $points }).
page-hv-delivered-by = Доставили: { $who }.
page-hv-delivered-by-nobody = Ещё никто не доставил.
page-hv-delivered-once = Второй раз доставить нельзя.
page-hv-nothing-delivered = пока ничего не доставлено
page-hv-branch = { $points ->
    [one] Целый ряд рынка: { $points } очко
    [few] Целый ряд рынка: { $points } очка
   *[many] Целый ряд рынка: { $points } очков
}
page-hv-held-by = Его взял игрок { $seat }.
page-hv-provenance = Цена и товары: { $provenance }.

page-hv-log-makes = производит: { $what }
page-hv-log-buys = покупает: { $what }
page-hv-log-revealed = Новые здания: { $what }
page-hv-log-moved_in = { $sex-id ->
    [woman] { $seat }: вселяется женщина
   *[other] { $seat }: вселяется мужчина
}
page-hv-log-born = { $sex-id ->
    [woman] { $seat }: родилась девочка
   *[other] { $seat }: родился мальчик
}
page-hv-log-own-coin = { $seat } возвращает свою монету
page-hv-log-woke = { $seat } будит { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
} ({ $village }, { $quarter })
page-hv-log-married = { $sex-id ->
    [woman] { $seat } выдаёт замуж женщину ({ $village })
   *[other] { $seat } женит мужчину ({ $village })
}
page-hv-log-wed = { $sex-id ->
    [woman] { $seat } выдаёт замуж женщину ({ $village })
   *[other] { $seat } женит мужчину ({ $village })
}

page-hv-thing-points = Очки
page-hv-thing-coins = Монеты
page-hv-about-coins = По одной за действие. В конце раунда они возвращаются.
page-hv-thing-dowry = Приданое
page-hv-about-dowry = Кто вступает в брак в этой деревне, берёт монету из её центра.
page-hv-about-centre = Кто ждёт здесь, вселится в новое здание или вступит в брак.
page-hv-thing-school = Школа
page-hv-about-school = Они могут вступить в брак сейчас, а в конце раунда вселятся в свободные здания.
page-hv-thing-newborn = Новорождённые
page-hv-about-newborn = В конце раунда они пойдут в школу.
page-hv-thing-supply = Запас
page-hv-about-supply = Ещё не родились.
page-hv-thing-awake = Бодрствующие жители
page-hv-about-awake = Во всех деревнях и в центре. При равенстве побеждает тот, у кого их больше.
page-hv-thing-delivered = Доставленные товары
page-hv-about-delivered = Каждый приносит 1 очко.
page-hv-thing-goods_tile = Жетоны товаров
page-hv-about-goods_tile = За первую поставку товара.
page-hv-thing-goal = Очки, на которых игра кончается
page-hv-about-goal = Их считают в конце раунда; побеждает тот, у кого больше.
page-hv-thing-starter = Первый игрок
page-hv-about-starter = Приносит 1 очко. У кого одного остались монеты, тот берёт маркер и начинает следующий раунд.
page-hv-thing-tile = Жетон персонажа
page-hv-about-tile = Приносит 1 очко и раз в раунд дополнительное действие без монеты. Его берёт тот, у кого там больше монет.
page-hv-thing-quarter = Квартал
page-hv-about-quarter = Ночной сторож будит в нём всех. Участки слева и справа от центра относятся к двум кварталам.
page-hv-thing-stacks = Колоды
page-hv-about-stacks = После каждого раунда приходят пять новых зданий, из колоды 2, потом из колоды 3.
page-hv-thing-surround = Окружённый центр
page-hv-about-surround = Десять зданий вокруг центра, и в каждом производственном и торговом кто-то живёт: первому 4 очка, второму 2.
page-hv-thing-neutral = Нейтральная монета
page-hv-about-neutral = Раз в раунд вместо хода: здание без оплаты идёт в нейтральную деревню, или нейтральный житель вступает в брак в вашей.
page-hv-about-branch = Первому, кто доставил их все.
page-hv-about-place = Здесь может стоять здание.
page-hv-about-builder = За монету: взять открытое здание, оплатить его товарами и разместить. Каждый тип один раз.
page-hv-about-carter = За монету: доставить товар на рынок. Каждый товар один раз за игру.
page-hv-about-watchman = За монету: разбудить всех в одном квартале любой деревни.
page-hv-about-priest = За монету: житель из вашего центра или школы вступает в брак с одиноким жителем другого пола в другой деревне. Возьмите там монету.
page-hv-about-midwife = За монету: у пары в вашей деревне рождается ребёнок.
